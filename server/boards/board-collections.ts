import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

import { PostSchema } from './board.schema.js';
import type { StoredPost } from './board.schema.js';
import { boardKinds, boardNames } from './boards.types.js';
import type { BoardKind, BoardName } from './boards.types.js';
import { indexPosts } from './search-index.js';

/** One board: which of the two, in which language. */
export type Place = { kind: BoardKind; board: BoardName };

const names: Record<BoardKind, Record<BoardName, string>> = {
  posts: { ko: 'ko-posts', en: 'en-posts', legacy: 'posts' },
  'e-procurement': { ko: 'ko-e-procurement', en: 'en-e-procurement', legacy: 'e-procurement' },
};

export const places: readonly Place[] = boardKinds.flatMap((kind) => boardNames.map((board) => ({ kind, board })));

export const collectionName = ({ kind, board }: Place) => names[kind][board];

/** The six collections of posts, one schema. */
@Injectable()
export class BoardCollections implements OnModuleInit {
  private readonly models: Map<string, Model<StoredPost>>;

  constructor(@InjectConnection() connection: Connection) {
    this.models = new Map(
      places.map((place) => {
        const name = collectionName(place);
        return [name, connection.model<StoredPost>(name, PostSchema, name)];
      }),
    );
  }

  async onModuleInit(): Promise<void> {
    await Promise.all([...this.models.values()].map((model) => model.init()));
    // Posts from before there was a search index, also those of a backup.
    for (const model of this.models.values()) await indexPosts(model.collection, { isAll: false });
  }

  of(place: Place): Model<StoredPost> {
    const model = this.models.get(collectionName(place));
    if (!model) throw new Error(`There is no board ${place.kind}/${place.board}.`);
    return model;
  }
}
