import type { AuditPage } from '@shared/admin/audit.types';

import { filterQuery } from '@/admin/useAddress';
import { api } from '@/lib/api';

import { auditParams } from './auditFilter';
import type { AuditFilter } from './auditFilter';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.query<AuditPage, AuditFilter>({
      query: (filter) => `admin/audit?${filterQuery(auditParams, filter)}`,
      providesTags: ['Audit'],
    }),
  }),
});

export const { useAuditLogQuery } = auditApi;
