import { definePage } from './page.ts'

export const careTeam = definePage({
  id: 'care-team',
  said: 'care team, caregivers, nurses, care staff, nursing team, our nurses, who is on duty, staff on duty',
  within:
    /\b(?:nursing|care|retirement|hospice|elderly|seniors?) (?:home|house|residence|cent(?:er|re)|families|family)\b|\bfor families\b/i,
  name: 'Care team',
  icon: 'users',
  line: 'Today: Hana and Omar',
  content: `
    people Today
    - Hana Sato | Until 14:00, leads the floor
    - Omar Haddad | Until 14:00
    - Kim Osei | From 13:30 on
    people Always
    - Iris Chen | Doctor, Tuesdays and Fridays
    - Ruth Adeyemi | Leads the house
    - Tomás Rey | Moves with everybody, Mondays
    switches Tell me
    - When somebody new begins
    button phone | Call the floor | tel:+15550100
  `,
})
