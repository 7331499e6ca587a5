import type { ActivityLogEntry, ErrorLogEntry, HealthMetric } from '@kwiq/contracts'
import type { ActivityRow, ErrorLogRow, HealthCheckRow } from '../../db/schema/index.ts'

export function presentError(row: ErrorLogRow): ErrorLogEntry {
  return {
    id: row.id,
    errorType: row.errorType,
    severity: row.severity,
    message: row.message,
    url: row.url,
    stackTrace: row.stackTrace,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    count: row.count,
    resolved: row.resolvedAt !== null,
  }
}

/** With several processes each metric carries the name of its own. */
export function presentHealth(row: HealthCheckRow, hasSeveralProcesses: boolean): HealthMetric {
  return {
    id: row.id,
    metric: hasSeveralProcesses ? `${row.metric} (${row.process})` : row.metric,
    value: row.value,
    status: row.status,
    checkedAt: row.checkedAt.toISOString(),
  }
}

export function presentActivity(row: ActivityRow): ActivityLogEntry {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
