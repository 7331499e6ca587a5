import { defineArchetype } from '../archetype.ts'

export const visitorDesk = defineArchetype({
  id: 'visitor-desk',
  words:
    'visitor check-in 34, visitor check in 34, visitors check in 34, check in visitors 34, visitor registration 30, register visitors 32, visitors at the gate 30, visitors sign in 28, visitors sign in 24, visitor sign-in 26, visitor management 26, visitor log 22, visitor book 20, reception 6, front desk 10, guest sign-in 22, visitors at reception 22, visitor badge 20, host is notified 14',
  examples: `
    Guests at our office type their name and company, the host gets a message, a badge is printed
    Who is in the building right now: visitors signed in, visitors gone, host, in case of fire
    Couriers, craftsmen and applicants sign in at the entrance on a tablet, host gets a message
    School entrance list of every visitor: name, time in, time out, badge, whom they came to see
    Replace the paper book at our lobby with a touch screen
    Factory entrance: visitors' safety briefing accepted, name, company, number plate, badge handed out
    Announce tomorrow's visitors so the porter at the entrance expects them, with company and host
    Contractors sign the house rules on arrival at reception, get a badge and sign out when they leave
    Lobby kiosk for a shared building with six firms, pick the company, ring, take a photo
    Nursing home reception: visitors sign in with name, resident visited, arrival time
    Receptionist sees expected, arrived and departed people with a photo and a lanyard number
    Non-disclosure form visitors sign on arrival, then a message to the host that their guest is at reception`,
  presets: 'clean, calm',
  icon: 'user',
  names: 'Front Desk, Signed In, Glass Door',
  entity: 'desk-visitor',
  home: 'ledger',
  bars: 'video',
  screens: `
    home | Today | home
    form | Sign in | edit
    browse | Visitors | users | | | | list of people, people in the building, evacuation, Evacuation list, who is in, who is inside, who is on site, inside, who is in the building, Visitor list
    browse! | Expected | calendar | expected-visitor | | | expected, Expected visitors, pre register, pre registered, pre registration, preregister, invite, invites, appointments, announce
    ticket? | Badge | ticket
    checklist! | Briefing | shield | gate-briefing | | | safety video, safety briefing, Safety rules, briefing, induction, house rules, video
    browse! | Trucks | truck | gate-truck | | | Trucks, truck, lorries, vehicles, deliveries, number plates
    history? | Log | clock
    notifications? | Messages | bell | | | | host notification, host gets notified, notify host, notify, host is notified
    detail | Visitor
    settings? | Settings | settings`,
})
