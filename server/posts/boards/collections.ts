import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Request } from 'express';
import mongoose from 'mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';

import { boardKinds, boardNames } from '../../../shared/posts/boards.types.js';
import type { BoardKind, BoardName } from '../../../shared/posts/boards.types.js';
import { AppError } from '../../platform/common/app-error.js';

import { PostSchema } from './board.schema.js';
import type { StoredPost } from './board.schema.js';
import { foundPost } from './found-post.js';
import type { FoundPost, PostDocument } from './found-post.js';

export type BoardRef = { kind: BoardKind; name: BoardName };

const collectionNames: Record<BoardKind, Record<BoardName, string>> = {
  posts: { ko: 'ko-posts', en: 'en-posts', legacy: 'posts' },
  'e-procurement': { ko: 'ko-e-procurement', en: 'en-e-procurement', legacy: 'e-procurement' },
};

/** The board of the same kind in the other language; undefined for a legacy board. */
export const otherBoard = ({ kind, name }: BoardRef): BoardRef | undefined =>
  name === 'legacy' ? undefined : { kind, name: name === 'ko' ? 'en' : 'ko' };

export const allBoards: readonly BoardRef[] = boardKinds.flatMap((kind) => boardNames.map((name) => ({ kind, name })));

export const collectionName = ({ kind, name }: BoardRef) => collectionNames[kind][name];

/** The kind of board that a route is for, e.g. `/api/posts/:board/:id`. */
export const kindOf = (route: string) => boardKinds.find((kind) => route.includes(`/${kind}/`));

export function boardOf(route: string, { board }: Request['params']): BoardRef | undefined {
  const kind = kindOf(route);
  const name = boardNames.find((each) => each === board);
  return kind && name && { kind, name };
}

@Injectable()
export class BoardCollections {
  private readonly models: Map<string, Model<StoredPost>>;

  constructor(@InjectConnection() connection: Connection) {
    this.models = new Map(
      allBoards.map((board) => {
        const collection = collectionName(board);
        return [collection, connection.model<StoredPost>(collection, PostSchema, collection)];
      }),
    );
  }

  of(board: BoardRef): Model<StoredPost> {
    const model = this.models.get(collectionName(board));
    if (!model) throw new Error(`There is no board ${board.kind}/${board.name}.`);
    return model;
  }

  /** Throws `not_found` unless the board has such a post, outside the trash. */
  async find(board: BoardRef, id: string, session: ClientSession | null = null): Promise<FoundPost> {
    const post = mongoose.isObjectIdOrHexString(id) ? await this.seek(board, id, session) : undefined;
    if (!post) throw new AppError('not_found');
    return post;
  }

  async seek(board: BoardRef, _id: Types.ObjectId | string, session: ClientSession | null = null) {
    const post = await this.of(board).findOne({ _id, deletedAt: null }, null, { session }).lean<PostDocument>();
    return post ? foundPost(post) : undefined;
  }
}
