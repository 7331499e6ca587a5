import { defineArchetype } from '../archetype.ts'

export const physio = defineArchetype({
  id: 'physio',
  words:
    'postpartum 20, pelvic floor 20, recovery exercises 18, recovery guide 12, physiotherapy 18, physio 16, rehab 14, rehabilitation 12, physical therapy 18, physical therapist 18, sends exercises 12, exercises to patients 16, therapy exercises 16, stretching 10, posture 10, back pain 12, knee 5, exercises at home 8, mobility 7, therapist assigns 12, speech therapy 14, kegel 12, eye exercises 20, physiotherapist 12, vision exercises 20',
  presets: 'calm, natural',
  icon: 'yoga',
  names: 'Slow Reps, Better Knee, Wall Slide',
  entity: 'stretch',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Exercises | list
    guide | Exercise
    timer? | Timer | timer
    stats | Progress | chart
    mood? | Pain | smile
    chats? | Therapist | chat
    detail | Exercise
    form | Log session
    profile | Me | user`,
})
