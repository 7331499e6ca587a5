import { defineArchetype } from '../archetype.ts'

/** Shops in which dresses are tried on and altered: wedding dresses, evening wear, suits, costumes for balls. */
export const bridalFittings = defineArchetype({
  id: 'bridal-fittings',
  words:
    'wedding dress shop 80, wedding dress store 80, bridal shop 80, bridal boutique 80, bridal store 70, bridal wear 60, bridal gowns 60, bridal fittings 70, brides book 54, book a fitting 44, prom dress shop 60, evening wear shop 50, suit shop for grooms 60, tuxedo rental 44, dresses they tried 60, dresses tried on 54, ball gowns 44',
  examples: `
    Bridal boutique: appointment for trying on, who comes along, budget, dresses she liked with pictures
    Brides' folder with size, alterations, second fitting, what is paid
    Grooms' suits: measured, ordered, hemmed, fetched the day before
    Prom dresses so that no two girls wear the same at one school
    Deposit, rest, date of the wedding, dress must be ready two weeks before
    Seamstress sees what to take in today
    Sample sale, sizes on the rail, veil and shoes
    Second-hand wedding dresses on commission
    Notes after each visit with three photos and what the mother said
    Delivery of the ordered gown is late, tell the bride
    Which dress was tried by how many
    Fittings of the week in two rooms`,
  unless: /\b(?:wedding planner|guest list|seating|i sew|made to measure|swap|rent (?:out )?dirndls)\b/i,
  bars: 'cart slots leaderboard map',
  presets: 'editorial, calm',
  icon: 'heart',
  names: 'Second Fitting, Ivory and Lace (bride brides bridal wedding), The Long Mirror',
  entity: 'dress-client',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    calendar | Fittings | calendar | bridal-fitting | | | fittings, fitting, book a fitting, appointments
    browse | Brides | users | | | | brides, customers, clients
    browse | Dresses | star | tried-dress | | | dresses, dresses they tried, gowns, tried, dresses they tried with photos
    checklist | Alterations | scissors | dress-alteration | | | alterations, alterations with pins, pins, seamstress, to sew
    stats? | Season | chart
    detail | Bride
    form | Add bride
    form! | Book a fitting | | bridal-fitting | | | fitting, fittings, book
    settings? | Settings | settings`,
})
