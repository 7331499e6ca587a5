import { defineArchetype } from '../archetype.ts'

export const adoption = defineArchetype({
  id: 'adoption',
  words:
    'pet adoption 20, adopt a pet 20, adopt pets 18, animal shelter 16, shelter animals 18, adoption 7, rescue animals 14, stray animals 14, foster pets 14, adoptable 14, contact shelter 14, adopting dogs 30, adopting cats 30, adopting pets 30, adopt dogs 26, home for cats 24, home for dogs 24, home for a dog 20, find a home for 14',
  examples: `
    Swipe through pets one can adopt
    Swipe through dogs waiting at kennels near me and write to the staff about the one I like
    Rehoming app for our cat charity: each cat's story, age, health, and an application form for new owners
    Left or right on one homeless dog after another until a puppy feels like our match
    We run a small sanctuary for abandoned rabbits and guinea pigs and want people to find them a forever home, each with story and character from our rescue
    A site where foster families show kittens in their care, with photos, temperament, whether neutered and vaccinated, looking for their adopter
    Looking for a greyhound retired from the track: list of rescues, good with children, good with cats, meet and greet booking
    Our pound is full, help visitors see which strays came in this week and ask for a home visit with the dog or cat
    Senior pets nobody chooses deserve a chance, show their profiles and let families apply to take them in, waiting at the shelter
    Users filter by breed, size, age and energy, favourite an animal, chat with the rescue centre and fill in the homing questionnaire
    Horses and donkeys from welfare cases looking for new keepers, with background, adoption fee and conditions, from an animal rescue
    Give a street dog from abroad a home: transport dates, passport, vet checks and an interview with the foster family before it travels to its new home
    Volunteers upload new arrivals at the shelter, visitors browse, save favourites and book a time to meet them`,
  // Nobody takes these home.
  unless:
    /\badopt(?:s|ing)? (?:an? |the |your |our )?(?:[\p{L}-]+ )?(?:trees?|highway|street|road|park|bench|hive|grandparents?|grandmas?|stars?|plot|coral|whale|rainforest)\b/iu,
  presets: 'warm, playful',
  icon: 'paw',
  names: 'Second Sofa, Found Home, Sleeps on Feet',
  entity: 'shelter-animal',
  screens: `
    home | Meet | home
    browse | Animals | paw
    saved | Favorites | heart
    map? | Shelters | map
    chats | Messages | chat
    slots? | Visit
    detail | Animal
    form | Apply | | adoption-application | Apply for adoption
    browse | Applications | file | adoption-application
    profile | Me | user`,
})
