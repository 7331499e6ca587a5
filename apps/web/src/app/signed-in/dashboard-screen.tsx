import { DashboardPage } from '../../features/projects/dashboard-page.tsx'

/** / and /dashboard, with what other features put into it. */
export function DashboardScreen() {
  return <DashboardPage />
}
