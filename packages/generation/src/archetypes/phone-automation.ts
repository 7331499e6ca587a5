import { defineArchetype } from '../archetype.ts'

export const phoneAutomation = defineArchetype({
  id: 'phone-automation',
  words:
    'phone automation 36, device automation 32, automation app 30, automate your phone 36, automate android 36, automate tasks on your phone 36, triggers actions and conditions 34, triggers and actions 30, macro automation 32, tasker 34, if this then that 30, android automation 34',
  examples: `
    Build small automations of your own: texts, reminders and focus routines that run by rules
    Automate your phone with triggers and actions
    When I come home the Wi-Fi goes on and the sound too, by itself
    Blocks one drags together: if charging at night then silence
    Rules for my phone: at this place, at this time, on this network, do that
    Macros that open apps, change settings and send messages
    Turn on Bluetooth in the car, start the map and read messages aloud
    Flow charts of triggers and actions that run in the background
    Profiles for work and home that switch by place or hour
    Run a script when a notification of a certain app arrives
    Change brightness, volume and ringtone by place and hour
    If the battery is below twenty percent save power and tell my partner
    A log of which automations ran and which failed`,
  unless:
    /\b(?:home automation|smart home|lights?|thermostat|factory|marketing|sales|e-?mail campaigns?|invoices?)\b/i,
  bars: 'cart checkout map people signin',
  presets: 'clean, dark-pro',
  icon: 'bolt',
  names: 'By Itself, When Then, Clockwork',
  entity: 'automation',
  home: 'ledger',
  screens: `
    home | Flows | home
    browse | All flows | bolt
    history | Log | clock
    settings | Settings | settings
    detail | Flow
    form | Add flow`,
})
