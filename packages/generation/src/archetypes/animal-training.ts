import { defineArchetype } from '../archetype.ts'

export const animalTraining = defineArchetype({
  id: 'animal-training',
  words:
    'dog agility 22, agility 12, dog training 20, puppy training 20, clicker 12, train your dog 20, tricks 8, puppy 8, obedience 14, horse training 12, puppy school 18, dog trainer 16, train my dog 20, train a dog 20, train my puppy 20, train a horse 14',
  examples: `
    New dog owners get a training programme with videos, a growth curve of the puppy, vet reminders, dog-friendly places and answers
    Teach my young dog to sit, stay and come when called, one small lesson a day
    Jump, tunnel and weave pole sessions for my border collie with times and faults, dog and handler, best course times
    Puppy school as short videos for owners: house training, walking on the lead, biting, being alone
    A button that makes the click sound, and a note how many repetitions he got right, for short sessions with my dog and treats
    Recall, heel, leave it: log every session with treats used, distraction level and success rate, how well my dog does each exercise
    Horse training: I school young ones and want to write down groundwork, lunging and what each one learned
    Our canine academy wants members to see homework exercises between group lessons, obedience and tricks for their dog
    Steps for teaching a cat to high five and walk on a harness, with reward ideas and short training sessions
    Reactive rescue dog plan: triggers, distance, calm behaviour, weekly progress in training, trained with treats
    Scent work, mantrailing and retrieving exercises for gundogs with levels and points for dogs and their handlers
    Which commands does my terrier know already and which should we work on this week? Puppy training by steps, sit, down, stay
    Parrot and rabbit tricks taught by positive reinforcement, with a timer for five minute sessions, reward every trick`,
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Good Boy, Click and Treat, Stay',
  entity: 'trick',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Tricks | list
    guide | Training
    video? | Videos | video
    stats | Progress | chart
    timer? | Clicker | timer
    detail | Trick
    form | Log training
    profile | Me | user`,
})
