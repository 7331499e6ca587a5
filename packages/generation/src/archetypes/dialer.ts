import { defineArchetype } from '../archetype.ts'

export const dialer = defineArchetype({
  id: 'dialer',
  words:
    'dialer 20, dialpad 20, dial pad 20, t9 20, call history 14, phone dialer 26, default dialer 28, recent calls 16, call recording 14, dial 8',
  examples: `
    Simple dialler with T9 search, favourites and recent calls
    Replacement for the phone app: keypad, contacts, call history
    Large keys to dial, no frills, contacts on top
    Make and receive calls, favourites, blocked numbers, dual SIM
    Phone app with a dark theme and T9 keypad
    SIP client to call over the internet, keypad and contacts
    Missed, received and dialled calls in one list with a call back button
    Dial by name on the keypad, speed dial with long press
    Phone keypad that finds people by letters and shows whom I rang last
    Call back a missed number with one tap, notes after each call
    Which SIM shall a call go out with, asked each time
    Favourites with faces on top of the list of recent calls`,
  bars: 'form deed',
  presets: 'clean, dark-pro',
  icon: 'phone',
  names: 'Ring Tone, Long Distance, Dial In',
  entity: 'phone-call',
  screens: `
    keypad | Keypad | grid
    history | Recent | clock
    people | Contacts | users
    saved | Favorites | star
    detail | Call
    settings | Settings | settings`,
  // A numeric keypad is for amounts, too.
  unless: /\b(?:expens\w+|spending|amounts?|income|payments?|budget\w*|calculat\w+|invoices?)\b/i,
})
