import { defineArchetype } from '../archetype.ts'

export const hotelStaff = defineArchetype({
  id: 'hotel-staff',
  words:
    'housekeeping 14, hotel staff 20, hotel housekeeping 24, rooms to clean 22, hotel operations 20, room status 16, housekeepers 16, front desk and housekeeping 22, hotel management 14, hotel maintenance 20',
  examples: `
    Internal tool for our hotel: housekeeping sees rooms to clean, reception updates the status, maintenance gets tickets with photos, dashboard
    Which rooms are ready and which must be made before three
    Chambermaids tick off rooms, minibar and linen, the front desk sees it at once
    Hotel operations: rooms, tasks, lost property, handover between shifts
    Hostel team app for beds, laundry, repairs and notes of the night
    Maintenance requests of rooms with a photo, who fixes it, until when
    Supervisor checks rooms with a list and releases them
    Guest house staff: arrivals, departures, cleaning plan, breakfast numbers
    Room status board for a small inn, dirty, clean, blocked
    Housekeepers get their rooms in the morning and report what is broken
    Back office of a resort with rooms, teams, tickets and figures of the day
    Replace paper lists of our cleaning team in the hotel`,
  bars: 'cart checkout',
  presets: 'clean, dark-pro',
  icon: 'bed',
  names: 'Room Ready, Fresh Sheets, Floor Two',
  entity: 'hotel-room',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Rooms | bed
    browse | Tickets | wrench | house-ticket
    checklist? | Checklist | check
    stats | Dashboard | chart
    people? | Team | users
    notifications? | Alerts | bell
    detail | Room
    form | Report a problem | | house-ticket
    profile? | Me | user`,
})
