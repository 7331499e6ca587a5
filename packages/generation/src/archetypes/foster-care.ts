import { defineArchetype } from '../archetype.ts'

/** Children who live with another family for a time; animals without a home are `adoption`. */
export const fosterCare = defineArchetype({
  id: 'foster-care',
  words:
    'foster families 44, foster family 40, foster care 60, foster children 60, foster child 60, foster parents 50, foster carers 60, fostering agency 60, foster placements 54, youth welfare 44, guardian ad litem 40, social workers and foster 50, group home for children 44',
  examples: `
    Children placed with us: papers, doctor, school, visits of their parents, pocket money
    Foster parents write a short diary each day, the youth office reads it
    Visits with the birth mother, supervised, with notes afterwards
    Allowances, clothing money and receipts for each child
    Agency that places children: families, free rooms, ages they take, training
    Social workers see placements, next review, open tasks
    Life book with photos so that a child knows where it has been
    Respite weekends among carers
    Health record, vaccinations and therapy dates of a boy in our care
    Contact calendar with siblings who live elsewhere
    Consent forms, passports, school reports in one safe place
    Handover when a child moves on, what it likes and fears`,
  unless: /\b(?:animals?|dogs?|cats?|kittens?|puppies|pets?|rescue|shelter)\b/i,
  bars: 'cart checkout leaderboard feed',
  presets: 'calm, warm',
  icon: 'home',
  names: 'Second Supper, Room Upstairs, Someone There',
  entity: 'placed-child',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Children | users
    history | Diary | book | care-note | | | diary, daily diary, notes, journal, log
    calendar | Visits | calendar | family-visit | | | visits, contact, contacts with parents, appointments
    browse! | Documents | file | child-paper | | | documents, papers, children's documents, forms
    budget? | Allowances | wallet
    chats? | Messages | chat
    detail | Child
    form | Add note | edit | care-note
    settings? | Settings | settings`,
})
