import { defineArchetype } from '../archetype.ts'

/** What a laboratory makes for dentists, case by case. */
export const dentalLab = defineArchetype({
  id: 'dental-lab',
  words:
    'dental lab 80, dental laboratory 80, dental technician 60, dental technicians 60, denture 40, dentures 40, crowns and bridges 50, lab cases 50, dental lab cases 90, lab for dentists 60, dental prosthetics 60, orthodontic lab 70, remakes 30, tooth shade 50, try-in 40',
  examples: `
    Dentists send cases with a scan, tooth numbers and shade, we say when they are ready
    Crowns, bridges, night guards: which step is each case at and who works on it
    Remakes with the reason, by dentist and technician
    Pick-up and delivery by our driver, signed at the practice
    Technician sees cases of the day, wax-up, milling, glazing, final check
    Try-in on Thursday, rush case with a surcharge
    Shade photo beside the tooth, message to the dentist when the margin is not clear
    Zirconia discs and alloys with lot numbers for the papers of each patient
    Orthodontic appliances with due dates and a barcode on the pan
    Invoices to practices at the end of the month, price list by unit
    How many cases are late this week, and whose
    Practice asks where its case is and gets an answer without a call`,
  unless: /\b(?:book (?:a|an) appointment|toothbrush|brushing teeth|patients? book)\b/i,
  bars: 'cart checkout leaderboard slots',
  presets: 'clean, calm',
  icon: 'layers',
  names: 'Shade A2, Margin, Try In',
  entity: 'lab-case',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Cases | layers | | | | cases, case, orders, jobs, stages, stage, status, due dates, shade
    browse | Dentists | users | lab-dentist | | | dentists, dentist, practices, customers, clients
    browse! | Remakes | repeat | lab-remake | | | remakes, remake, redo, complaints
    browse! | Deliveries | truck | lab-delivery | | | deliveries, delivery, pick-ups, pick up, pickup, courier, driver
    calendar? | Due dates | calendar
    chats? | Messages | chat
    stats? | Numbers | chart
    detail | Case
    form | New case
    settings? | Settings | settings`,
})
