import { definePage } from './page.ts'

export const babyDoctor = definePage({
  id: 'baby-doctor',
  said: "doctor visits, doctor appointments, doctor's visits, paediatrician visits, pediatrician visits, checkups, check-ups, vaccinations and checkups, vaccinations",
  unless: /\b(?:clinic|practice|daycare|pregnan\w+|kindergarten)\b/i,
  within:
    /\b(?:newborn|my baby|our baby|the baby|new parents?|feedings?|diapers?|napp(?:y|ies)|toddlers?)\b/i,
  name: 'Doctor',
  icon: 'heart',
  line: 'Four-month check on 2 December',
  content: `
    agenda Next
    - 9:20 | Four-month check | Wed 2 Dec, Dr Adeyemi
    - 10:00 | Second vaccination | Wed 9 Dec, left thigh this time
    timeline Behind us
    - Three-month check, 4 November | 6.2 kg, 61 cm, all well
    - First vaccination, 14 October | A little fever, gone by the morning
    - Hips, 2 September | Both fine
    rows To ask
    - help | When does solid food begin?
    - help | The red spot behind the ear
    button plus | Add a visit
  `,
})
