import { defineArchetype } from '../archetype.ts'

export const onboardingPlan = defineArchetype({
  id: 'onboarding-plan',
  words:
    'onboarding app 18, onboarding plan 18, onboarding for new 22, hr onboarding 24, employee onboarding 26, new hires 20, new employees 14, new joiners 20, new colleagues 12, first week 8, first day at work 14, staff onboarding 24, onboarding of new 20, buddy 3',
  presets: 'clean, warm',
  icon: 'flag',
  names: 'Day One, First Week, Settling In',
  entity: 'onboarding-step',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Checklist | check
    people | Team | users
    browse | Documents | file | onboarding-document
    video? | Videos | video
    chats? | Ask HR | chat
    detail | Step
    form? | Feedback
    profile | Me | user`,
})
