import { defineArchetype } from '../archetype.ts'

export const onboardingPlan = defineArchetype({
  id: 'onboarding-plan',
  words:
    'onboarding app 18, onboarding plan 18, onboarding for new 22, hr onboarding 24, employee onboarding 26, new hires 20, new employees 14, new joiners 20, new colleagues 12, first week 8, first day at work 14, staff onboarding 24, onboarding of new 20, buddy 3',
  examples: `
    Onboarding app: a new colleague starts on Monday: laptop, badge, lunch with the team, who shows what
    Make the beginning easier for fresh nurses on our ward: tasks, contacts, videos, buddy
    Offer accepted, but not started yet: welcome message, documents to send in, what to wear
    New hires' first 90 days with goals, talks with the boss, feedback at 30 and 60
    Trainees joining in September see their schedule, departments, people to meet
    Employee onboarding: HR gives every starter a personal list: sign forms, safety film, tour of the building
    Bakery chain: new employees learn counter, oven, allergens, in their first shifts, ticked by the manager
    Godparent at work assigned to each starter, coffee dates, questions answered
    Who starts this month, how far are they, what is missing, keys and accounts ready
    New joiners at our hospice get introduced step by step, papers, shadowing, talk
    Remote starters: meet the colleagues, set up accounts, read the handbook, first small task
    From signing to end of probation: probation talks, paperwork, training, welcome gift`,
  presets: 'clean, warm',
  icon: 'flag',
  names: 'Day One, First Week, Settling In',
  entity: 'onboarding-step',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Checklist | check | | | | tasks for first week, tasks, first week, checklist, to dos
    browse! | New hires | users | new-hire | | | progress for hr, hr sees, new hires, managers see, progress, overview for hr
    people | Team | users | employee | | | meet your team, meet the team, team, colleagues, buddy
    browse | Documents | file | onboarding-document | | | Documents to sign, Documents, sign, contracts, policies
    browse! | Equipment | box | office-device | | | Equipment, Equipment list, laptop, devices, hardware, access
    video? | Videos | video
    chats? | Ask HR | chat
    detail | Step
    form? | Feedback
    profile | Me | user`,
})
