import { defineArchetype } from '../archetype.ts'

export const panicHelp = defineArchetype({
  id: 'panic-help',
  words:
    'panic attack 16, panic attacks 16, panic 8, anxiety attack 16, anxiety attacks 16, panic disorder 18, anxiety diary 20, anxiety journal 20, calm down 6, hyperventilation 14, agoraphobia 14, sos breathing 14',
  examples: `
    When panic rises, lead me through slow breaths and grounding at once
    A big button for the moment an attack begins, then step by step until it passes
    Help during anxiety attacks: breathing, counting, five things I see
    I write down every attack, how strong it was, where, and what helped
    Calm body and mind when fear comes up on the bus
    Grounding and muscle techniques for panic disorder, explained by therapists
    For people with agoraphobia: something to hold on to in the supermarket queue
    My heart races at night and I think I am dying; tell me it is panic and count with me
    Exercises against hyperventilating, and whom I can call
    Panic journal to show my therapist: triggers, length, strength
    Soothing voice and slow animation for acute fear
    Anxiety journal: how strong, where, what helped, breathing to calm down and a friend to call
    Learn to let an attack pass instead of running away, with short lessons`,
  presets: 'calm, natural',
  icon: 'heart',
  names: 'Evenbreath, It Passes, Steady',
  // What calms children in a hospital or a kindergarten is no help against attacks.
  unless: /^(?!.*\b(?:panic|anxi\w+)\b).*\b(?:kids|children)\b/is,
  bars: 'week',
  entity: 'exercise',
  home: 'now',
  screens: `
    home | Now | heart | | | Calm comes back, every time
    browse | Exercises | leaf
    browse | Attacks | list | panic-attack
    stats | Insight | chart | panic-attack
    detail | Exercise
    guide | Breathe
    form | Note an attack | | panic-attack
    help? | Help | shield
    profile? | Me | user`,
})
