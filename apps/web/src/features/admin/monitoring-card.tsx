import { Badge, Tabs } from '@kwiq/ui'
import { useState } from 'react'
import { ActivityTab } from './tabs/activity-tab.tsx'
import { ErrorsTab } from './tabs/errors-tab.tsx'
import { HealthTab } from './tabs/health-tab.tsx'
import { PerformanceTab } from './tabs/performance-tab.tsx'
import { RunsTab } from './tabs/runs-tab.tsx'
import { texts } from './texts.ts'
import { useActivity, useErrors, useHealth, usePerformance } from './use-admin.ts'

type TabName = keyof typeof texts.tabs

/** Errors, health, activity, response times and AI runs, each looked at anew every 30 s. */
export function MonitoringCard() {
  const [tab, setTab] = useState<TabName>('errors')
  const { data } = useErrors()
  // Read here too: all four stay fresh, whichever tab is open.
  useHealth()
  useActivity()
  usePerformance()
  const open = data?.filter(({ resolved }) => !resolved).length ?? 0
  return (
    <section className="card monitoring" aria-labelledby="monitoring">
      <div className="card-h nob">
        <h2 id="monitoring">{texts.monitoring}</h2>
        <Badge tone={open > 0 ? 'bad' : undefined}>{texts.errorCount(open)}</Badge>
      </div>
      <Tabs
        label={texts.monitoring}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'errors', title: texts.tabs.errors, content: <ErrorsTab /> },
          { value: 'health', title: texts.tabs.health, content: <HealthTab /> },
          { value: 'activity', title: texts.tabs.activity, content: <ActivityTab /> },
          { value: 'performance', title: texts.tabs.performance, content: <PerformanceTab /> },
          { value: 'runs', title: texts.tabs.runs, content: <RunsTab /> },
        ]}
      />
    </section>
  )
}
