import { defineArchetype } from '../archetype.ts'

export const care = defineArchetype({
  id: 'care',
  words:
    'elderly care 14, elder care 14, caregiver 12, carer 9, home care 10, dementia 9, care for my mother 12, grandparents 5, emergency contact 3, family updates 6, dementia 18, alzheimer 18, people with dementia 20, look after mum 16, look after our mother 16, look after my mother 16, look after my father 16, look after dad 16, mum at home 12, dad at home 12, ageing parents 14, old parents 12, for my grandmother 10, for seniors 12, elderly parents 16, care of my parents 28, take care of my parents 28',
  examples: `
    My sisters and I care for mum together, who goes when and what was done
    We brothers and sisters look after our father at home: visits, medicines, shopping, doctor's appointments, notes
    Who is with grandma when, what the doctor said, which tablets, and a note for whoever comes next
    Dad forgets things, a simple list for his day with walks, drinks and tablets, dementia care at home by the family
    Notes for the family about how grandpa slept, ate and felt, diary for all of us
    Siblings share doctor dates, shopping, laundry and costs for our frail parents, care plan for mum and dad
    Looking after my husband since his stroke, I need the plan, the numbers to ring and a diary, caregiver support with medication
    Alzheimer's makes every day different, record moods, wandering and what calmed her, a diary for all of us
    Live-in helper from abroad and three relatives need one schedule for grandma's day
    Aunt is ninety, organise who brings lunch, checks the stove and drives her, family caregivers share tasks
    Respite weekends, nursing grade papers, incontinence supplies and who is on duty as family carer
    Neighbours and children take turns with an old lady, each ticks what they did, care tasks for the elderly
    Whom to call in an emergency, allergies, insurance number, doctor, spare key, caring for my old father
    Palliative time at home: pain, visits, thoughts, and news for the cousins, family carers and medication`,
  presets: 'clean, calm',
  icon: 'heart',
  names: 'Close By, Good Morning Ruth, With You',
  entity: 'care-task',
  home: 'focus',
  screens: `
    checklist | Today | sun
    week | Plan | calendar
    people | Carers | users
    checklist? | Medication | pill | medication
    history? | Diary | book
    help? | Emergency | phone
    detail | Task
    form | Add task
    chats? | Family | chat
    profile? | Me | user`,
})
