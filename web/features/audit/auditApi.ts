import type { AuditPage } from '@server/audit/audit.types';

import { api } from '@/lib/api';

import { filterQuery } from './auditFilter';
import type { AuditFilter } from './auditFilter';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.query<AuditPage, AuditFilter>({
      query: (filter) => `admin/audit?${filterQuery(filter)}`,
      providesTags: ['Audit'],
    }),
  }),
});

export const { useAuditLogQuery } = auditApi;
