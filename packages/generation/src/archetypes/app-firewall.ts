import { defineArchetype } from '../archetype.ts'

export const appFirewall = defineArchetype({
  id: 'app-firewall',
  words:
    'firewall 20, lock single apps 34, locks apps 28, no root firewall 28, app firewall 28, block internet access of apps 30, which apps can access the internet 30, block apps from the internet 28, tracker blocker 18, block trackers 12, network monitor 14, data usage per app 20, ad blocker 22, block ads 12, app lock 28, app locker 32, lock apps 28, applock 28, lock my apps 32, pin for apps 26',
  examples: `
    Lock apps with a PIN or a finger so that nobody reads my messages
    Choose for each app whether it may use wifi or mobile data
    Firewall without root that asks when a new app wants the internet
    Which apps use the internet, and stop some of them, connection by connection
    See which trackers each app talks to and block them
    Block everything by default and allow my five apps
    Log of every connection with app, address and country
    Stop background traffic when the screen is off
    Rules by app, by address and by hour
    Who is phoning home? Shows and blocks it
    Lockdown: no app gets out until I say so
    Warn me when an app sends more than usual
    Only let the browser out on mobile data, all others on wireless alone`,
  presets: 'dark-pro, clean',
  icon: 'shield',
  names: 'Shut Gate, Doorkeeper, Quiet Port',
  entity: 'app-rule',
  screens: `
    browse | Apps | grid
    gauge? | Now | trend
    history | Log | clock
    stats | Data | chart
    detail | App
    form? | Rule
    settings | Settings | settings`,
})
