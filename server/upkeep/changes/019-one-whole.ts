import type { mongo } from 'mongoose';

import { searchable } from '../../../shared/words/searchable.js';

import type { Change } from './change.js';

type Part = { reference: string; mergedInto: mongo.ObjectId; searchText: string };

/** A request that others were merged into could be merged itself: these were found and shown nowhere. */
export const toOneWhole: Change = {
  title: 'what is merged belongs to a request in the list',
  run: async (database) => {
    const quotes = database.collection<Part>('quotes');
    const parts = await quotes
      .find({ mergedInto: { $type: 'objectId' } }, { projection: { reference: 1, mergedInto: 1 } })
      .toArray();
    const wholes = new Map(parts.map(({ _id, mergedInto }) => [String(_id), mergedInto]));
    const lastOf = (id: mongo.ObjectId): mongo.ObjectId => {
      const whole = wholes.get(String(id));
      return whole ? lastOf(whole) : id;
    };
    for (const { _id, reference, mergedInto } of parts.filter((part) => wholes.has(String(part.mergedInto)))) {
      const whole = lastOf(mergedInto);
      const mark = `\n${searchable(reference)}`;
      const unmarked = { $replaceOne: { input: '$searchText', find: mark, replacement: '' } };
      await quotes.updateOne({ _id: whole }, [{ $set: { searchText: { $concat: [unmarked, mark] } } }]);
      await quotes.updateOne({ _id: mergedInto }, [{ $set: { searchText: unmarked } }]);
      // Last: a run that ends before it does this one again.
      await quotes.updateOne({ _id }, { $set: { mergedInto: whole } });
    }
  },
};
