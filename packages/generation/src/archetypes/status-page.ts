import { defineArchetype } from '../archetype.ts'

/** Whether something that others run works; one's own machines are `ops-monitor`. */
export const statusPage = defineArchetype({
  id: 'status-page',
  words:
    'github status 32, service status 24, status page 22, system status 20, is it down 28, is down 8, goes down 6, recent incidents 18, past incidents 20, status of each service 28, outages 12, outage 10, status of github 30, status of services 24',
  examples: `
    Shows whether GitHub, Slack and our mail work right now
    Status of each service in green, yellow and red, and the last incidents
    Is it down for everybody or only for me
    A page with the current state of a website's services, refreshed by hand
    Incidents of the last weeks with time and what was done
    Tell me when a service I use goes down and when it is back
    Monitor the public status of cloud providers in one place
    Overall status, components, scheduled maintenance, history by day
    Outages reported by people, on a chart of the last day
    Status of games' servers, online or in maintenance
    Which of our suppliers' APIs have trouble today
    Uptime of the last ninety days as small bars for each component`,
  unless: /\b(?:elevators?|lifts|plumb\w+|technicians?|hvac|boilers?)\b/iu,
  bars: 'map checkout cart slots deed',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'All Green, Up or Down, Steady',
  entity: 'public-service',
  home: 'ledger',
  screens: `
    home | Status | home
    browse | Services | list
    browse | Incidents | warning | service-incident
    stats? | Uptime | chart
    notifications | Alerts | bell
    detail | Service
    detail | Incident | | service-incident
    settings | Settings | settings`,
})
