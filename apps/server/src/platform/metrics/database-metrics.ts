import type { OpenDatabase } from '../database/database.ts'
import type { MetricSource } from './metric-source.ts'

/** How the connections of this process to its database are used. */
export function createDatabaseMetrics({ connections }: Pick<OpenDatabase, 'connections'>): MetricSource {
  return {
    name: 'kwiq_database_connections',
    help: 'Connections to the database that are open and idle, and calls that wait for one',
    read: () => Object.entries(connections()).map(([state, value]) => ({ labels: { state }, value })),
  }
}
