import { defineArchetype } from '../archetype.ts'

/** The people who work at events: who is booked where, who comes, what they are paid. */
export const eventStaffing = defineArchetype({
  id: 'event-staffing',
  words:
    'event staff 34, event crew 32, event staffing 36, staffing agency 26, temp agency 22, freelancers for events 30, crew for events 30, catering staff 24, stewards 20, hostesses 22, promoters 16, crew call 26, call times 18, call sheet 14, accept or decline shifts 26, accept shifts 16, staff for events 34, festival crew 28, event workers 30',
  // Porters of a hospital take patients where they are needed.
  unless: /\btransport requests?\b|\bporters\b/i,
  examples: `
    Our event agency books waiters and stewards, they accept or decline and check in at the gate
    Freelance crew see call time, meeting point, dress code and who to phone
    Festival helpers get shifts offered, confirm them, and hours are approved afterwards
    Staffing agency for fairs: roles, places, who is booked, who is missing, hours to pay
    Catering staff app with jobs offered, uniform, address, transport and pay per hour
    Stage hands and riggers: load-in and load-out times, contact on site, time sheet
    Promoters see their bookings, send a photo from the stand and log working hours
    Security stewards for matches, accreditation, position plan and check-in
    Temporary workers pick open jobs at events, get reminders, rate the shift
    Coordinator sees on event day who has arrived, who is late and calls a stand-in
    Hostess agency sends requests to sixty people, first come first served, and exports hours
    Wedding caterer plans waiters and cooks for each party, arrival times and briefing
    Ticket scanners and ushers of a theatre group of venues, availability and assignments`,
  presets: 'clean, bold',
  icon: 'calendar',
  names: 'Crew Call, On Site at Four, Gate Three',
  entity: 'event-shift',
  bars: 'checkout cart slots ticket',
  home: 'focus',
  screens: `
    home | Next job | home
    browse | My shifts | calendar | | | | Shifts, shift, accept, decline, accept or decline, events they are booked for, booked for, bookings, open shifts, offers, Events, events
    browse! | Check-in | check | event-check-in | | | Check in, check in on site, check ins, attendance, who has arrived, who is missing, arrivals
    browse! | Paid hours | wallet | paid-hours | | | Hours, Paid hours, get paid, timesheets, timesheet, pay, payment, payments, payroll, earnings, hours worked
    browse! | Crew | users | crew-member | | | Crew list, crew, staff list, freelancers, contact person, contacts, coordinator, team
    detail | Shift | | | | | dress code, briefing, meeting point, location, uniform, address, contact
    form | Add shift
    notifications? | News | bell
    map? | Map | map
    chats? | Messages | chat
    profile | Me | user`,
})
