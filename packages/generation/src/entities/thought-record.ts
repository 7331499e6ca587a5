import { defineEntity } from '../entity.ts'

/** A thought that is looked at as cognitive behavioural therapy does it: what went through the head, what bends it, what fits better. */
export const thoughtRecord = defineEntity({
  id: 'thought-record',
  one: 'Thought',
  many: 'Thoughts',
  words: 'automatic thought, thought record, negative thought, thought diary',
  icon: 'chat',
  groups: 'Work, People, Myself',
  fields: `
    Automatic thought | text | They all saw that I was nervous
    Situation | long | Monday, the talk in front of the team
    Cognitive distortion | choice | Mind reading | Mind reading, All or nothing, Catastrophising, Labelling
    Challenge | long | Two asked questions, nobody laughed
    Alternative thought | long | I was nervous and they listened
    How strong | number | 70`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    chat | They all saw that I was nervous | Mind reading, after the talk | Today, 11:20 | 70 → 30 | success
    chat | I never finish anything | All or nothing, at home | Yesterday | 80 → 45 | success
    chat | She has not answered, she is angry | Mind reading, a message | Tuesday | 60 → 20 | success
    chat | If I ask, I look stupid | Catastrophising, at work | Monday | 65 → 40 | primary
    chat | I am a bad friend | Labelling, a birthday | 14 Nov | 90 → 50 | success
    chat | The train is late, all is ruined | Catastrophising | 12 Nov | 55 → 15 | success`,
  about:
    'Two of them asked questions and one wrote afterwards. I was nervous, and they listened all the same.',
  facts: '70 | Before\n30 | After\nMind reading | Distortion',
  figures: '18 | Thoughts\n−38 | On average\n6 | Days in a row',
  hero: 'Go on | They all saw that I was nervous | An alternative thought is missing | Challenge it',
  tip: 'Mind reading comes most often | Seven of your last eighteen',
  trend: 'Weight of thoughts | 41 | −12',
  add: 'Record a thought',
  use: 'Challenge it',
})
