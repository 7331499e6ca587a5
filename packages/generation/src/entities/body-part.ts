import { defineEntity } from '../entity.ts'

export const bodyPart = defineEntity({
  id: 'body-part',
  one: 'Part',
  many: 'Parts',
  words: 'bone, muscle, organ, body part, joint, nerve, anatomy, ligament, skeleton',
  icon: 'stethoscope',
  groups: 'Bones, Muscles, Organs, Nerves',
  fields: `
    Name | text | Femur
    Layer | choice | Bones | Skin, Muscles, Bones, Organs, Nerves
    Region | choice | Leg | Head, Chest, Arm, Belly, Leg
    What it does | long | Carries the weight between hip and knee
    My note | long | The head sits in the socket of the hip`,
  samples: `
    icon | title | subtitle | overline | badge | tone
    stethoscope | Femur | Thigh bone, the longest of all | Bones | Known | success
    dumbbell | Biceps brachii | Upper arm, bends the elbow | Muscles | Known | success
    heart | Heart | Four chambers, beats 70 times a minute | Organs | Known | success
    brain | Vagus nerve | From the brain to heart and gut | Nerves | To learn | warning
    stethoscope | Clavicle | Collarbone, between chest and shoulder | Bones | Known | success
    drop | Spleen | Left, under the ribs, keeps blood clean | Organs | To learn | warning`,
  about:
    'The longest and strongest bone. Its head sits in the socket of the hip, its lower end forms the knee with the shin.',
  facts: '206 | Bones in all\nLeg | Region\n48 cm | Length',
  figures: '142 | Parts known | +12\n64 | To learn\n86 % | Right in quizzes',
  hero: 'Today’s part | Femur | Thigh bone, the longest of all | Look at it',
  tip: 'Nerves are your weak side | Ten of them stand in today’s quiz',
  trend: 'Parts known | 142 | +12',
  add: 'Add note',
  use: 'Mark as known',
})
