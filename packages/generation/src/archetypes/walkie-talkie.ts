import { defineArchetype } from '../archetype.ts'

/** Holding a button and speaking to everybody on a channel; written talk is `chat`. */
export const walkieTalkie = defineArchetype({
  id: 'walkie-talkie',
  words:
    'walkie talkie 36, walkie-talkie 36, push to talk 34, push-to-talk 34, ptt 24, two way radio 28, two-way radio 28, talkie 18, intercom 18, zello 28',
  examples: `
    Hold the button and everybody on the channel hears me
    Talk to the other car on our trip without calling
    Intercom between the floors of our house over the network
    Channels for the crew of a festival, who is speaking now
    Works without internet between phones in the same network
    Ski guides speak to their group, hands free
    Private channel with a code, louder than the wind
    Missed what was said? The last messages can be heard again
    Security staff of a fair with channels for each gate
    Grandchildren talk to grandma with one big button
    See who is on the channel and how far away
    Motorbike group: talk with gloves on`,
  bars: 'checkout cart slots',
  presets: 'dark-pro, bold',
  icon: 'mic',
  names: 'Over, Channel Four, Press and Hold',
  entity: 'talk-channel',
  home: 'focus',
  screens: `
    home | Talk | mic
    browse | Channels | list
    people | People | users
    history | Heard | clock
    detail | Channel
    form | New channel
    map? | Map | map
    settings | Settings | settings`,
})
