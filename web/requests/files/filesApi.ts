import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { MOST_REQUEST_FILES } from '@shared/requests/request-files.types';
import type { RequestFileRules, SentFile } from '@shared/requests/request-files.types';

import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';
import type { Upload } from '@/lib/formUpload';

import { holdHere, letGoHere } from './otherTabs';

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileRules: build.query<RequestFileRules, void>({ query: () => '/quotes/files' }),

    sendFile: build.mutation<SentFile, Pick<Upload, 'onProgress'> & { file: File }>({
      queryFn: async ({ file, onProgress }, { signal }) => {
        const body = new FormData();
        body.set('file', file, file.name);
        const answer = await sendForm<SentFile>({ url: '/api/quotes/files', method: 'POST', body, signal, onProgress });
        if ('data' in answer) holdHere(answer.data.file);
        return answer;
      },
    }),

    takeFileBack: build.mutation<void, string>({
      query: (token) => ({ url: `/quotes/files/${encodeURIComponent(token)}`, method: 'DELETE' }),
    }),
  }),
});

/** Until the server has said. */
const usualRules: RequestFileRules = { megabytes: 20, most: MOST_REQUEST_FILES };

/** Limits of a request's files: size and number. */
export const useFileRules = (): RequestFileRules => filesApi.useFileRulesQuery().data ?? usualRules;

/**
 * Tells the server that nobody needs the file, unless another tab does; one that it is not told of goes within a day.
 */
export const takeFileBack =
  (token: string): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    if (await letGoHere(token)) await dispatch(filesApi.endpoints.takeFileBack.initiate(token, { track: false }));
  };

/** Sends a file that is to go with a request; `abort()` of what is returned stops it. Never rejects. */
export const sendFile = (file: File, onProgress: Upload['onProgress']) =>
  filesApi.endpoints.sendFile.initiate({ file, onProgress }, { track: false });
