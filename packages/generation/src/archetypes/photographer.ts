import { defineArchetype } from '../archetype.ts'

export const photographer = defineArchetype({
  id: 'photographer',
  words:
    'photography portfolio 16, photographer 9, photo shoot 9, wedding photographer 16, portfolio 4, photo studio 12, videographer 12, makeup artist 9, book a photographer 30, find a photographer 28',
  examples: `
    I shoot weddings and want to show my galleries, prices and free dates
    Portfolio for a portrait studio, with packages, enquiry form and about me
    Newborn and family sessions: choose a package, pick a weekend, ask a question
    Our videographer duo shows reels, offers half-day and full-day coverage, clients send the venue and date
    Make-up artist for brides shows looks, trial appointment, travel fee, request a date
    Book a headshot session for your team, number of people, studio or on location, retouched images
    Event photography business, from christenings to corporate parties, hours, prints, second shooter
    Clients look through my food photography and send a brief with deadline and usage rights
    Drone pilot offering aerial shots of houses, sample pictures, price per flight, contact
    Show my work, categories like couples, maternity, pets, and let people inquire about a shooting
    School photos and sports teams photographed on site, order package, sitting date, delivery of prints
    Boudoir and fashion photographer, dark elegant look, moodboards, three packages with number of edited pictures
    Wedding photographer's app where couples see their gallery, mark favourites, order prints, download the contract
    Clients choose the shots to be retouched after a family session`,
  presets: 'editorial, dark-pro',
  icon: 'camera',
  names: 'First Light, Two Frames, North Window',
  entity: 'photo-package',
  screens: `
    home | Work | home
    feed | Gallery | image | photo
    browse | Packages | grid
    detail | Package
    slots | Dates
    form | Enquiry
    confirmed | Sent | | | Talk soon
    chats? | Messages | chat
    profile? | About | user`,
})
