import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const dashboardSchema = v.object({
  tickets: v.nullable(
    v.object({
      open: count,
      waitingForYou: count,
      solved: count,
      recent: v.array(
        v.object({
          id: v.string(),
          subject: v.string(),
          status: v.picklist(['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU', 'SOLVED', 'CLOSED']),
          machineName: v.nullable(v.string()),
          updatedAt: v.string(),
        }),
      ),
    }),
  ),
  machines: v.nullable(v.object({ inService: count, maintenanceDue: count, stopped: count, warrantyEndsSoon: count })),
  administration: v.nullable(
    v.object({ requests: count, openInvitations: count, expiredInvitations: count, users: count }),
  ),
  latestDownloads: v.array(
    v.object({ downloadId: v.string(), name: v.string(), version: v.string(), releasedOn: v.string() }),
  ),
});

/** The figures of the dashboard; null where the viewer has no access. */
export type DashboardData = v.InferOutput<typeof dashboardSchema>;

/** Queries the data of the dashboard (POR-021). */
export const dashboardQuery = defineQuery<
  Record<string, never>,
  { readonly dashboard: DashboardData; readonly viewer: { readonly isServiceStaff: boolean } }
>({
  endpoint: 'sis',
  document: `query Dashboard {
    dashboard {
      tickets { open waitingForYou solved recent { id subject status machineName updatedAt } }
      machines { inService maintenanceDue stopped warrantyEndsSoon }
      administration { requests openInvitations expiredInvitations users }
      latestDownloads { downloadId name version releasedOn }
    }
    viewer { id isServiceStaff }
  }`,
  schema: v.object({ dashboard: dashboardSchema, viewer: v.object({ isServiceStaff: v.boolean() }) }),
});
