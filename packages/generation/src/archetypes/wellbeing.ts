import { defineArchetype } from '../archetype.ts'

export const wellbeing = defineArchetype({
  id: 'wellbeing',
  words:
    'therapy companion 26, my therapist 14, therapy app 20, employee wellbeing 18, wellbeing app 12, wellbeing at work 14, panic 7, anxiety 7, meditation 7, meditate 7, mindfulness 7, breathing 6, sleep 5, stress 5, relax 4, mental health 9, mood log 8, check-in 3, yoga 5, therapy homework 20, thought record 16, thought records 18, cbt 14, therapy exercises 16, coping skills 14, emotional regulation 12',
  examples: `
    Companion for my therapy: homework, moods, thoughts, what I want to talk about in the next session
    Employee wellbeing: mood check-ins, anonymous surveys, challenges between departments, articles, book a counsellor
    Note how I feel and what helped, read a calming text, see patterns over weeks, number of a crisis line
    Bad days: what I can do now, whom I can call, a text that calms me, and what helped last time
    When panic rises, lead me through slow breaths and grounding
    Short calm exercises for stress at work, three minutes each
    CBT homework from my therapist: situation, thought, feeling, a kinder thought
    Check in with how I feel and get an exercise that fits
    Box breathing, body scan, muscle relaxation, calm exercises with a gentle voice against stress
    For teens with anxiety: coping skills, safe place picture, whom to call in an emergency
    Mental health help in my pocket: panic button, breathing exercise, soothing words
    Nurses stressed after shifts want short exercises to calm down, breathe and let go
    Anxious thoughts at night: park my worry until five o'clock, then a calm breathing exercise
    Handle anger and strong emotions with skills from group therapy
    Yoga stretches, mindful minutes and calm breaths for a tired, anxious mind
    Therapist's clients do exercises between sessions, note thoughts and feelings, rate stress before and after`,
  unless: /\b(?:visitors?|guests?|hotel|flights?|passengers?) check-?ins?\b/i,
  presets: 'calm, natural',
  icon: 'leaf',
  names: 'Slow Tide, Softly, Evenbreath',
  entity: 'exercise',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Exercises | leaf
    mood? | Check-in | smile
    stats | Insight | chart
    detail | Exercise
    guide | Breathe
    help? | Help now | shield
    profile | Me | user`,
})
