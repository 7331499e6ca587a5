/** What apps are full of, in English, German, French and Spanish; in the singular and the plural where both are said. */
const table = `
  habit: Gewohnheit: habitude: hábito
  habits: Gewohnheiten: habitudes: hábitos
  candle: Kerze: bougie: vela
  candles: Kerzen: bougies: velas
  class: Kurs, Kursstunde: cours: clase
  classes: Kursen, Kursstunden: les cours: clases
  teacher: Lehrer, Lehrerin: professeur, prof: profesor, profesora
  teachers: Lehrkräfte: professeurs, profs: profesores, profesoras
  recipe: Rezept: recette: receta
  recipes: Rezepte, Rezepten: recettes: recetas
  dish: Gericht, Speise: plat: plato
  dishes: Gerichte, Gerichten, Speisen: plats: platos
  ingredients: Zutaten: ingrédients: ingredientes
  shopping list: Einkaufsliste: liste de courses: lista de la compra, lista de compras
  task: Aufgabe: tâche: tarea
  tasks: Aufgaben: tâches: tareas
  event: Veranstaltung, Ereignis: événement: evento
  events: Veranstaltungen, Ereignisse: événements: eventos
  appointment: Termin: rendez-vous: cita
  appointments: Termine, Terminen: les rendez-vous: citas
  room: Zimmer, Raum: chambre, salle: habitación, sala
  rooms: Räume, Räumen: chambres, salles: habitaciones, salas
  guest: Gast: invité, client: huésped, invitado
  guests: Gäste, Gästen: invités: huéspedes, invitados
  customer: Kunde, Kundin: client, cliente: cliente
  customers: Kunden, Kundinnen: clients: clientes
  member: Mitglied: membre: miembro, socio
  members: Mitglieder, Mitgliedern: membres: miembros, socios
  player: Spieler: joueur: jugador
  players: Spielern: joueurs: jugadores
  game: Spiel: jeu, partie: juego, partido
  games: Spiele, Spielen: jeux: juegos, partidos
  book: Buch: livre: libro
  books: Bücher, Büchern: livres: libros
  song: Lied, Song: chanson: canción
  songs: Lieder, Songs: chansons: canciones
  episode: Folge: épisode: episodio
  episodes: Folgen: épisodes: episodios
  course: Lehrgang: formation: curso
  lesson: Lektion, Stunde: leçon: lección
  lessons: Lektionen: leçons: lecciones
  exercise: Übung: exercice: ejercicio
  exercises: Übungen: exercices: ejercicios
  workout: Training: entraînement, séance: entrenamiento
  workouts: Trainings: entraînements, séances: entrenamientos
  order: Bestellung: commande: pedido
  orders: Bestellungen: commandes: pedidos
  product: Produkt, Artikel: produit, article: producto, artículo
  products: Produkte, Produkten: produits, articles: productos, artículos
  offer: Angebot: offre: oferta
  offers: Angebote: offres: ofertas
  service: Dienstleistung, Leistung: service, prestation: servicio
  services: Dienstleistungen, Leistungen: services, prestations: servicios
  expense: Ausgabe: dépense: gasto
  expenses: Ausgaben: dépenses: gastos
  income: Einnahmen, Einkommen: revenus: ingresos
  budget: Budget: budget: presupuesto
  account: Konto: compte: cuenta
  accounts: Konten: comptes: cuentas
  message: Nachricht: message: mensaje
  messages: Nachrichten: messages: mensajes
  photo: Foto: photo: foto
  photos: Fotos: photos: fotos
  plant: Pflanze: plante: planta
  plants: Pflanzen: plantes: plantas
  dog: Hund: chien: perro
  dogs: Hunde, Hunden: chiens: perros
  animal: Tier: animal: animal, mascota
  animals: Tiere, Tieren: animaux: animales, mascotas
  trip: Reise, Ausflug: voyage: viaje
  trips: Reisen, Ausflüge: voyages: viajes
  route: Strecke, Route: itinéraire, parcours: ruta
  place: Ort: lieu, endroit: lugar
  places: Orte, Orten: lieux, endroits: lugares
  supplier: Lieferant: fournisseur: proveedor
  suppliers: Lieferanten: fournisseurs: proveedores
  invoice: Rechnung: facture: factura
  invoices: Rechnungen: factures: facturas
  project: Projekt: projet: proyecto
  projects: Projekte, Projekten: projets: proyectos
  note: Notiz: note: nota
  notes: Notizen: notes: notas
  goal: Ziel: objectif, but: objetivo, meta
  goals: Ziele, Zielen: objectifs: objetivos, metas
  review: Bewertung, Rezension: avis: reseña, opinión
  timetable: Stundenplan: emploi du temps: horario
  menu: Menü, Speisekarte: menu, carte des plats: menú, carta
  price: Preis: prix, tarif: precio
  prices: Preise, Preisen: les prix, tarifs: precios, tarifas
  progress bar: Fortschrittsbalken: barre de progression: barra de progreso
  heading: Überschrift: titre: título
  headings: Überschriften: titres: títulos, encabezados
  terms: AGB, Nutzungsbedingungen, Geschäftsbedingungen: conditions générales, conditions d'utilisation, cgv, cgu: términos y condiciones, condiciones
  imprint: Impressum: mentions légales: aviso legal
  privacy policy: Datenschutz, Datenschutzerklärung: politique de confidentialité, confidentialité: política de privacidad, privacidad
  columns: Spalten: colonnes: columnas
  columns : Spalte: colonne: columna
  grid: Raster, Gitter: grille: cuadrícula, rejilla
  holidays: Ferien: vacances: vacaciones
  dates: Daten: dates: fechas
  login: Anmeldung, Login: connexion: inicio de sesión
`
type Code = 'de' | 'fr' | 'es'
const columnOf: Readonly<Record<Code, number>> = { de: 1, fr: 2, es: 3 }

/** The lines "gewohnheit: habit" of a language, as its table of words has them. */
export const thingsIn = (code: Code): string =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(': '))
    .map((row) => `${(row[columnOf[code]] ?? '').toLowerCase()}: ${(row[0] ?? '').trim()}`)
    .join('\n')
