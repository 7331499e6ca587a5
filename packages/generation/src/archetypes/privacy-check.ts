import { defineArchetype } from '../archetype.ts'

/** What the apps on a phone may do and whom they tell. */
export const privacyCheck = defineArchetype({
  id: 'privacy-check',
  words:
    'app permissions 26, permission manager 30, permissions of apps 30, trackers in apps 34, app trackers 34, tracker libraries 34, exodus privacy 34, privacy report 26, privacy score 26, privacy rating 26, trackers and permissions 34, dangerous permissions 32, privacy audit 30, privacy scanner 32, app analyzer 24, app analyser 24, scan installed apps 34, spyware 20, stalkerware 26',
  examples: `
    Which of my apps have trackers in them and what for
    List every permission an app asks for, explain it, warn of the dangerous ones
    Privacy grade for all installed apps with better alternatives
    Who may use my microphone, camera and place, and who did last night
    Scan the phone for stalkerware after a separation
    Report on one app: trackers, permissions, servers it talks to
    Revoke location for all games at once
    A label like on food, but for what apps collect
    Compare two messengers by what they know of me
    How many apps read my contacts? show them by permission
    Data brokers behind the weather app, explained in plain words
    Check each new app when it is installed and tell me`,
  unless: /\b(?:api key|habit|time tracker|expense)\b/i,
  bars: 'cart checkout slots map',
  presets: 'clean, dark-pro',
  icon: 'shield',
  names: 'Who Listens, Plain Label, Clear Glass',
  entity: 'checked-app',
  screens: `
    browse | Apps | grid
    browse | Trackers | eye | app-tracker
    browse | Permissions | key | app-permission
    stats? | Numbers | chart
    detail | App
    scanner? | Scan | search
    settings | Settings | settings`,
})
