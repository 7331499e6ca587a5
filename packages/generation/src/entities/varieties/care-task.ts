import { careTask } from '../care-task.ts'
import { defineVarieties } from './variety.ts'

/** What is done for somebody who needs care; with these words it is written down how she ate, slept and felt. */
export const careTaskVarieties = defineVarieties(careTask, [
  {
    signs:
      'eaten 6, ate 5, has eaten 8, meals 3, mood 5, how she felt 6, how he felt 6, pills 3, has slept 6, drank 4, daily log 6, daily notes 6',
    one: 'Note',
    many: 'Notes of the day',
    icon: 'edit',
    groups: 'Meals, Pills, Mood',
    fields: `
      Eaten | choice | Half | All, Half, Little, Nothing
      Pills taken | switch | yes
      Mood | choice | Cheerful | Cheerful, Calm, Tired, Sad, Restless
      When | time | 8:15
      Written by | person | Ana Petrova
      Notes | long | Porridge and half a banana, then the paper by the window`,
    without: 'Task, Who, For, Done',
    samples: `
      icon | title | subtitle | time | badge | tone
      fork | Breakfast | Porridge, half of it, Ana | 8:15 | Eaten | success
      pill | Morning pills | Two, with water, Ana | 8:30 | Taken | success
      smile | Mood in the morning | Cheerful, sang with the radio | 9:00 | Good | success
      fork | Lunch | Soup is in the fridge, Omar | 12:30 | Open | neutral
      pill | Evening pills | One, after supper | 18:00 | Open | warning
      smile | Mood in the evening | Omar writes it down | 19:30 | Open | neutral`,
    about: 'Porridge and half a banana, then the paper by the window. She asked twice when Jonas comes.',
    facts: 'Half | Eaten\nYes | Pills taken\nCheerful | Mood',
    figures: '3 of 6 | Done today\n2 of 3 | Pills\nGood | Mood',
    hero: 'This morning | Cheerful, sang with the radio | Breakfast half eaten, both pills taken | Read on',
    tip: 'All pills taken this week | She eats more when somebody sits with her',
    add: 'Write it down',
    use: 'Mark as done',
  },
])
