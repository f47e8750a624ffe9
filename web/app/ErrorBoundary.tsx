import { Component } from 'react';
import type { ReactNode } from 'react';

import { ErrorPage } from '@/pages/ErrorPage';

type Props = { pathname: string; children: ReactNode };
type State = { error: unknown; pathname: string };

/** Shows the error page in place of what failed to render, until the visitor moves to another page. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  override state: State = { error: undefined, pathname: this.props.pathname };

  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
