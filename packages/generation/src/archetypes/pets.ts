import { defineArchetype } from '../archetype.ts'

export const pets = defineArchetype({
  id: 'pets',
  words:
    'pet routines 44, pet schedules 44, pets routines 44, pet routine 40, routines of my pet 44, pet care routine 44, locate veterinary clinics 26, find veterinary clinics 26, locate animal clinics 26, find animal clinics 24, find vets 22, find a vet 20, locate vets 22, nearby vets 20, pet owners 8, epileptic dog 24, my epileptic 20, vet bills of my 26, of my dog 8, of my cat 8, foster kittens 24, fostering kittens 24, foster dogs 18, foster cats 20, i foster 18, pet 6, dog 6, cat 5, vet 5, puppy 5, animal 3, breed 5, aquarium 4, horse 4, walker 3, pet medication 24, potty log 26, potty training for puppies 28, puppy potty 28, puppy log 22, my cat 8, my rabbits 24, my rabbit 22, my hamster 22, my parrot 18, my guinea pigs 22, my two cats 30, my cats 24, my dogs 22, my two dogs 30, worming 20, deworming 22, vaccination record for my 40, vaccination and worming 40, vaccinations of my cat 34, vaccinations of my dog 34, my kitten 22, my puppy 18',
  examples: `
    My dog has epilepsy: tablets, each seizure with its length, and what the vet charged
    Medication and vet bills of my old cat, with side effects
    I foster kittens until they are adopted: weight of each kitten every day, feeding times, visits to the vet, who took them
    Puppies of a litter weighed each morning, fed at night, who adopts which
    Pet owners find a vet nearby, book an appointment, see the vaccinations of each pet and order food
    Pet care in one place: vet appointments, food, walks, worming and what it all costs
    When is my cat due at the vet, what did he say last time, what does she eat
    Everything about my animals in one place: birthday, weight, chip number, vet appointments
    My puppy's first year, weight curve, vaccination card, worming, photos each month
    Diary for a cat with kidney trouble: appetite, water, tablets, visits to the vet
    We have two rabbits, a hamster and an old terrier and want their worming and flea dates in a calendar
    Health record for horses, dogs and cats with farrier, insurance, breed, allergies
    Remind me of the flea drops and heartworm pill every month
    Kitten owner, first time, wants feeding amounts by age, tips by breed and a growth chart
    How much does my dog weigh, when was the last grooming, what food does he tolerate
    Ferret, budgie and tortoise profiles with cage cleaning and claw trimming dates
    Breeder keeps litters: mother, sire, born on, pups with colour collar, weight each morning, buyer
    Pet passport on the phone so any vet sees illnesses, surgery and medication
    My old dog is diabetic: insulin shots, glucose, food, weight and vet appointments
    Parrot care journal with moulting, favourite treats, talking words and nail clipping
    Vaccination and worming record for my cats, when the next one is due`,
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Good Paws, Wagging (dog puppy), Whisker (cat kitten)',
  entity: 'pet',
  screens: `
    home | Home | home
    browse | Pets | paw
    calendar? | Calendar | calendar
    history | Diary | book
    detail | Pet
    form | Add pet
    map? | Map | map
    profile | Me | user`,
})
