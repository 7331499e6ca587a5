import { defineArchetype } from '../archetype.ts'

export const physio = defineArchetype({
  id: 'physio',
  words:
    'postpartum 20, pelvic floor 20, recovery exercises 18, recovery guide 12, physiotherapy 18, physio 16, rehab 14, rehabilitation 12, physical therapy 18, physical therapist 18, sends exercises 12, exercises to patients 16, therapy exercises 16, stretching 10, posture 10, back pain 12, knee 5, exercises at home 8, mobility 7, therapist assigns 12, speech therapy 14, kegel 12, eye exercises 20, physiotherapist 12, vision exercises 20',
  examples: `
    Exercises for my knee or my eyes, shown step by step, twice a day
    Exercises after my knee operation, three sets a day, with pain from one to ten
    My patients get their home programme with pictures and tick off the sets
    Stretches for a stiff neck at the desk, every two hours, thirty seconds each
    Back trouble from sitting: short daily programme to strengthen the core, gentle, with videos
    Rehab after a stroke at home, arm and hand movements, therapist sees how often
    Pelvic floor training after birth, hold, relax, reminder, weeks since delivery
    Shoulder mobility plan with elastic band, repetitions, side left or right, progress in degrees
    Clinic assigns exercises to people with hip replacement and chats about swelling and pain
    Ten minutes of flexibility every morning, hamstrings, hips, ankles, hold timer
    Eye training for tired eyes: focus near and far, blink, roll, timer
    Athletes recovering from a torn ligament follow phases, load, range of motion, when to jog again
    Straighten up: posture drills against a hunched back with before and after pictures`,
  unless: /\b(?:physio\w*|therapy|our|my) practice\b[^]{0,80}\bbook(?:ing|s)?\b/i,
  presets: 'calm, natural',
  icon: 'yoga',
  names: 'Slow Reps, Better Knee, Wall Slide',
  entity: 'stretch',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Exercises | list
    guide | Follow along
    timer? | Timer | timer
    stats | Progress | chart
    mood? | Pain | smile
    chats? | Therapist | chat
    detail | Exercise
    form | Log session
    slots? | Book | | | Choose a time
    confirmed? | Booked | | | See you there
    profile | Me | user`,
})
