import { defineArchetype } from '../archetype.ts'

export const thoughtDiary = defineArchetype({
  id: 'thought-diary',
  words:
    'thought diary 36, thought record 34, thought records 34, automatic thoughts 26, cognitive distortions 26, cognitive behavioral therapy 26, cognitive behavioural therapy 26, negative thoughts 18, cbt journal 34, cbt diary 34, thinking errors 24, reframe thoughts 26, challenge thoughts 22',
  examples: `
    Write down a thought, see which thinking error is in it, and find a fairer one
    Diary for cognitive behavioural therapy with automatic thoughts, distortions and alternative thoughts
    My therapist gave me a sheet with three columns: what I thought, what is wrong with it, what I could think instead
    Catch a negative thought, challenge it, and rate how strong it is before and after
    Self-help against worrying: situation, feeling, thought, evidence for and against, balanced thought
    Exercises of CBT between the sessions, share the records with my therapist
    Reframe what goes through my head at night, a list of cognitive distortions to choose from
    Thought record with mood before and after, patterns of the month
    For people with anxiety: note the fear, what really happened, what I learned
    Which thinking traps I fall into most, as a chart
    A calm place to question what I tell myself
    Core beliefs, automatic thoughts, coping cards with sentences that help`,
  presets: 'calm, warm',
  icon: 'chat',
  names: 'Second Thought, Fair Witness, Kinder Mind',
  entity: 'thought-record',
  screens: `
    home | Today | sun
    history | Thoughts | book
    browse? | Distortions | search
    stats | Insight | chart
    detail | Thought
    form | Record a thought
    guide? | Exercise
    profile | Me | user`,
})
