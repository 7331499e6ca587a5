import { defineArchetype } from '../archetype.ts'

export const opsMonitor = defineArchetype({
  id: 'ops-monitor',
  words:
    'cron jobs 20, cron job 20, server monitoring 22, monitor servers 22, monitor my servers 24, website monitoring 22, uptime monitor 24, uptime monitoring 24, website uptime 22, uptime 12, status page 16, ci builds 20, build status 20, pipelines and builds 16, deployments 12, docker containers 22, containers 8, kubernetes 22, on-call 12, on call engineers 20, pagers 10, devops 16, exit code 12, servers 6, build failed 12, logs of my servers 18, response time 6',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Green Lights, Pager Quiet, Exit Zero',
  entity: 'service-check',
  home: 'ledger',
  screens: `
    home | Status | home
    browse | Checks | list
    stats | Uptime | chart
    notifications | Alerts | bell
    history? | Log | clock
    detail | Check
    form | Add check
    settings? | Settings | settings`,
})
