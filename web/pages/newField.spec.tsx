/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { fields, rows } from '@shared/questionnaire/fields';
import type { Field, Row } from '@shared/questionnaire/fields';
import { fieldNames, rowNames } from '@shared/questionnaire/fields.text';

import { createStore } from '@/lib/store';

const newFields: Record<string, Field> = {
  hotSolids: { place: 'solids' as Field['place'], column: 'hot', example: '1.2' }, // a row not yet in the table
  coldSolids: { place: 'solids' as Field['place'], column: 'cold', example: '0.9' }, // the same
  deliveryCountry: { place: 'project', isRequired: true, example: 'Korea' },
};
const newRows: Record<string, Row> = { solids: { group: 'properties', fixedUnit: 'g/L' } };
const newNames = {
  hotSolids: { ko: '고온측 고형물 농도', en: 'Hot side solids' },
  coldSolids: { ko: '저온측 고형물 농도', en: 'Cold side solids' },
  deliveryCountry: { ko: '납품 국가', en: 'Country of delivery' },
};
Object.assign(rows, newRows);
Object.assign(fields, newFields);
Object.assign(rowNames, { solids: { ko: '고형물 농도', en: 'Solids' } });
Object.assign(fieldNames, newNames);

// Only now: what derives from the table does so when it is loaded.
const { QuoteForm } = await import('@/requests/form/QuoteForm');
// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
const { testContent } = await import('../../test/support/makers/content');
const { quoteNotice } = testContent('en');
const { QuoteSheet } = await import('@/requests/sheet/Sheet');
const { quoteFields } = await import('@shared/questionnaire/places');

function showForm() {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/en/customer-support?hotSolids=1.2']}>
        <QuoteForm mailbox="sales@example.com" notice={quoteNotice} privacy={null} />
      </MemoryRouter>
    </Provider>,
  );
}

describe('a field added to the table', () => {
  beforeEach(() => sessionStorage.clear());
  beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
  afterEach(cleanup);

  it('stands in the form with its name and its unit, is asked for, and is filled in by an address', async () => {
    showForm();
    const hot = await screen.findByLabelText('Hot side solids');
    expect(hot).toHaveProperty('value', '1.2');
    expect(document.getElementById('quote-hotSolids-unit')?.textContent).toBe('g/L');
    await userEvent.click(screen.getByRole('button', { name: 'Send quote request' }));
    const country = document.querySelector('[name="deliveryCountry"]');
    expect(country?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Country of delivery' })).toBeTruthy();
  });

  it('is kept in the draft', async () => {
    showForm();
    await userEvent.type(screen.getByLabelText('Cold side solids'), '0.9');
    expect(JSON.parse(sessionStorage.getItem('quote-draft') ?? '')).toMatchObject({ coldSolids: '0.9' });
  });

  it('stands in the sheet of the inbox', () => {
    const typed = { ...Object.fromEntries(quoteFields.map((field) => [field, ''])), hotSolids: '1.2' };
    const quote = {
      fields: { ...typed, deliveryCountry: 'Korea' },
      language: 'en',
      createdAt: '2026-11-23T00:00:00Z',
      products: [],
      privacy: null,
      files: [],
    };
    render(<QuoteSheet quote={quote as never} language="en" headingRef={null} />); // nothing else of it is read
    expect(screen.getByRole('row', { name: 'Solids 1.2 – g/L' })).toBeTruthy();
    expect(screen.getByText('Country of delivery').nextElementSibling?.textContent).toBe('Korea');
  });
});
