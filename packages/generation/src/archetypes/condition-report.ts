import { defineArchetype } from '../archetype.ts'

/** The state of a home, boat or car put down room by room or part by part, with photos, signed and sent. */
export const conditionReport = defineArchetype({
  id: 'condition-report',
  words:
    'move-in inspection 34, move-in inspections 34, move-out inspection 34, move-out inspections 34, move in and move out 30, handover protocol 34, handover report 30, condition report 34, condition reports 34, inventory report 26, check-in report 24, marine survey 34, marine surveyor 34, marine surveyors 34, yacht survey 34, boat survey 34, home inspector 34, home inspection 34, home inspections 34, house inspector 34, building survey 28, building surveyor 30, snagging 30, snag list 28, snagging list 34, damage assessor 28, loss adjuster 28, vehicle appraisal 26, pre-purchase inspection 34, survey report 26, survey reports 26, chimney inspection 20, roof inspection 24, roof inspections 24',
  examples: `
    Move-in and move-out protocol of a flat: room by room, good, worn or damaged, photos, meter readings, keys, both sign
    Surveyors look at boats before sale: hull, rigging, engine, moisture, photos, severity, report as PDF
    Home inspector walks a house before it is bought, notes defects with photos and how urgent, and sends the report to the client
    Letting agents compare the state of walls, floors and fixtures at check-in with check-out
    Snagging list for new builds: room, what is wrong, photo, contractor, done or not
    Loss adjuster records water damage at a customer's home, room by room, with moisture values, pictures and a signature
    Car dealer takes in used vehicles: scratches on a drawing, tyres, mileage, photos, price
    Roof and gutter inspection with a drone photo for each defect and a report for the owner
    Surveyor dictates remarks for each point by voice, the office edits them and makes the PDF
    Caretaker hands over a holiday home: inventory, damages, cleaning, deposit
    Museum registrar notes the condition of loaned pictures when they leave and when they come back
    Site manager goes round with the architect before acceptance and lists defects with date and signature
    Building surveyors note cracks and damp with severity and send clients a link to the finished report`,
  unless:
    /\b(?:production line|food safety|haccp|restaurants?|kitchens?|fire extinguishers?|playgrounds?|hives?|bee(?:s|keepers?)?|near miss(?:es)?)\b/i,
  bars: 'cart checkout slots',
  presets: 'clean, calm',
  icon: 'clipboard',
  names: 'Room by Room, Found and Noted, As It Stands',
  entity: 'condition-report',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Reports | clipboard | | | | Reports, report, inspections, surveys, protocols
    checklist | Checklist | check | condition-point | | | Checklist, checklist, points, room by room, rooms, hull, walls
    browse! | Defects | warning | condition-defect | | | Defects, defects, defect, damages, severity, snags, findings, remarks
    compare? | Compare | switch
    stats? | Numbers | chart
    detail | Report
    form | New report
    people? | Clients | users
    profile? | Me | user`,
})
