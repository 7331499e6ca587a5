import { defineArchetype } from '../archetype.ts'

export const visitorDesk = defineArchetype({
  id: 'visitor-desk',
  words:
    'visitors sign in 24, visitor sign-in 26, visitor management 26, visitor log 22, visitor book 20, reception 6, front desk 10, guest sign-in 22, visitors at reception 22, visitor badge 20, host is notified 14',
  examples: `
    Guests at our office type their name and company, the host gets a message, a badge is printed
    Who is in the building right now, in case of fire
    Couriers, craftsmen and applicants check in at the entrance on a tablet
    School gate list of every outsider: time in, time out, ID seen, whom they came to see
    Replace the paper book at our lobby with a touch screen
    Factory site: safety briefing accepted, car number plate, lanyard handed out and returned
    Announce tomorrow's callers so the porter expects them
    Contractors sign the house rules on arrival, get a pass and sign out when they leave
    Lobby kiosk for a shared building with six firms, pick the company, ring, take a photo
    Nursing home entrance: who came to see whom, at what time, with signature
    Receptionist sees expected, arrived and departed people with a photo and a lanyard number
    Non-disclosure form to sign before they walk in, then an alert to the employee who is being called on`,
  presets: 'clean, calm',
  icon: 'badge',
  names: 'Front Desk, Signed In, Glass Door',
  entity: 'desk-visitor',
  home: 'ledger',
  screens: `
    home | Today | home
    form | Sign in | edit
    browse | Visitors | users
    ticket? | Badge | ticket
    history? | Log | clock
    notifications? | Messages | bell
    detail | Visitor
    settings? | Settings | settings`,
})
