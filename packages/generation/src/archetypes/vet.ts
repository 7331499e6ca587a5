import { defineArchetype } from '../archetype.ts'

export const vet = defineArchetype({
  id: 'vet',
  words:
    'vet clinic app 34, vet clinic 20, veterinary clinic 20, vet clinic 18, vet practice 18, veterinary 14, veterinary clinic 20, veterinarian 10, animal hospital 18, animal clinic 18, vet surgery 18, vets 7, book a vet 16, animal doctors 26, animal doctor 20, pet hospital 26',
  examples: `
    Vet clinic app for those who bring their animals: book, vaccination reminders, repeat medication
    Vet surgery: animals, their owners, vaccines, operations today, appointments at the vet clinic
    Small animal practice where owners book a consultation and see the treatments of their cat or dog
    Animal hospital with two vets: who is in for surgery, X-rays, weight, medicine, bill to the owner
    Our veterinary clinic wants pet owners to make an appointment and get vaccination and worming reminders
    Horse and cattle vet on the road, visits by farm, drugs given, waiting time for milk and meat
    Patients are cats, dogs and rabbits: chip number, breed, age, allergies, next jab, notes of the veterinarian
    See my vet by video when the dog limps, send a photo, get a prescription and book a visit
    Reception of an animal clinic: today's patients with owner and reason, who waits, which are emergencies
    Keep a file for each animal we treat with weight, diagnoses, lab results and recall for the booster
    Our practice for dogs, cats and rabbits: book a visit with one of the doctors, medical history, invoices for owners
    Exotic animals practice: tortoises, parrots and snakes, their records, temperature, feeding advice for keepers
    Owners get a message when their dog's vaccination is due and choose a time with one of our vets`,
  presets: 'calm, natural',
  icon: 'stethoscope',
  names: 'Four Paws, Well Again, Next Jab',
  entity: 'animal-patient',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Patients | list
    calendar | Appointments | calendar
    people? | Owners | users
    chats? | Messages | chat
    detail | Patient
    slots? | Book | | | Choose a time
    confirmed? | Booked
    notifications? | Reminders | bell
    form | New patient
    profile? | Me | user`,
  // Whoever looks for a practice keeps no patients.
  unless:
    /\b(?:pet|dog|cat|horse|animal)[ -]?owners? (?:to|can|may|who want to) (?:\w+ly )?(?:locate|find|search|look for|discover)\b|\b(?:locate|find|discover) (?:an? |the |nearby |a nearby |nearest |the nearest )?(?:vets?|veterinary clinics?|animal clinics?|veterinarians?)\b/i,
})
