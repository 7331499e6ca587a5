import type { Language } from './languages.ts'

/** Languages in Latin letters, which only their words tell apart. */
export type LatinLanguage = Exclude<Language, 'ar' | 'zh' | 'ja' | 'he' | 'ru' | 'ko'>

/** Little words, one language each where possible; a word of two languages counts for both. */
export const littleWords: Readonly<Record<LatinLanguage, string>> = {
  en: 'the and with for of my your to in on that an from by users user i we our app apps track keep a is are can it list tracker manager planner log shop store game quiz notes photos map calendar reminders search booking menu book make want order orders customer customers staff need needs each every see get send team work day today new daily weekly people kids parents school club home come comes work where who when which their them they he she has have not no all one two us out about after before',
  de: 'der die das und mit für ein eine einen einem einer eines von zum zur im am auf ist nicht ich wir mein meine meinen unser unsere verein auch als bei oder wenn kann können soll meiner meines unseren über',
  fr: 'le la les des un une et avec pour du de mes mon ma nos où est dans sur par qui que ou entre gérer suivre application au aux notre mes suivi appli',
  es: 'el la los las una un y con para del de mis mi que en por se o al su gestionar control aplicación como nuestra nuestro quiero necesito',
  pt: 'o a os as um uma e com para do da dos das de em meus minhas que por no na ou aplicativo não ao ver agendar escolher avaliar cadastro cadastrar pedidos fazer minha meu onde nossa nosso quero preciso',
  it: 'il lo la gli le un una e con per del della dei delle di che in da al nel mio mia miei o applicazione un’app nostra nostro vorrei degli',
  nl: 'de het een en van voor met mijn ons onze wij ik willen wil waarin waarmee naar bij op zijn kan kunnen aan om te die dat hun ook zich worden wordt mij al alle',
  sv: 'och för att med en ett den det som på av till vi vill ha är där kan jag min mitt mina vår våra våran från alla eller hur när om inte en över',
  da: 'og for at med en et den det som på af til vi vil have er hvor kan jeg min mit mine vores fra alle eller om ikke med kunne skal også der over',
  nb: 'og for å med en et den det som på av til vi vil ha er der kan jeg min mitt mine vår våre fra alle eller om ikke også skal hvor medlemmene over trenger melder vårt',
  pl: 'i w z na do dla oraz się jest mój moja moje moich mojej nasz nasza naszego naszej który która które gdzie mogą chcę chcemy potrzebuję aplikacja aplikację oraz od po ze lub nie jak przez ich',
  tr: 've ile için bir bu da de olan benim bizim istiyorum istiyoruz uygulama uygulaması uygulaması hangi nasıl veya gibi kadar her çok daha ki mi',
}

/** Beginnings of words that descriptions of apps are made of and that one language alone has. */
export const typicalWords: Readonly<Record<LatinLanguage, string>> = {
  en: '',
  de: 'tagebuch kalender termin rechnung angebot kunden mitglieder aufgabe rezept einkauf haushalt fortschritt gewohnheit übersicht verwaltung verein schlaf gesundheit spiel rätsel lern übung stunden laden geschäft betrieb werkstatt praxis schule sammlung liste planer erinnerung nachrichten bewertung wetter reise pflanz vokabel imker bäcker friseur handwerk führer hund katze buchung rechner',
  fr: 'suivi carnet intime grossesse courses recettes jeu mémoire dépenses tâches rendez rappels séances entraînement boutique élèves devoirs cours habitudes sommeil santé jardin plantes livres bibliothèque réservation commandes clients adhérents météo voyage calculatrice calculette jardin boulang coiffeu plomb',
  es: 'seguimiento rastreador diario hábitos gastos tareas recetas citas juego memoria sueño salud entrenamiento tienda alumnos deberes libros reservas pedidos clientes socios recordatorio embarazo jardín mascotas presupuesto compra gimnasio peluquer panader taller calculadora descuento',
  pt: 'controle diário hábitos gastos despesas tarefas receitas consultas jogo memória sono saúde treino loja alunos deveres livros reservas pedidos sócios lembretes remédio gravidez jardim orçamento compras barbearia padaria academia oficina rastreador medicamentos calculadora desconto',
  it: 'diario abitudini spese compiti ricette appuntamenti gioco memoria sonno salute allenament negozio alunni libri prenotazioni ordini clienti soci promemoria gravidanza giardino bilancio spesa palestra panetteria parrucchier officina registro tracciat elenco calcolatore calcolatrice sconto',
  nl: 'dagboek boodschappen afspraken klanten offertes facturen leden taken recepten gewoonte slaap gezondheid oefening winkel werkplaats vereniging school spel quiz wedstrijd uitgaven herinnering medicijn zwangerschap tuin planten boeken bestelling reserver winkelmand webwinkel huishoud overzicht bijhouden beheer hardloop kapper bakker loodgieter',
  sv: 'dagbok kalender möten kunder offerter fakturor medlemmar uppgift recept inköpslista vanor sömn hälsa träning butik verkstad förening skola spel utgifter påminnelse medicin graviditet trädgård växter böcker beställning bokning hushåll översikt matlagning veckomeny spåra frisör bageri',
  da: 'dagbog kalender møder kunder tilbud faktura medlemmer opgave opskrift indkøbsliste vaner søvn sundhed træning butik værksted forening skole spil udgifter påmindelse medicin graviditet planter bøger bestilling husholdning oversigt madplan frisør bageri maler',
  nb: 'dagbok kalender møter kunder tilbud faktura medlemmer oppgave oppskrift handleliste vaner søvn helse trening butikk verksted forening skole spill utgifter påminnelse medisin graviditet hage planter bøker bestilling husholdning oversikt ukemeny idrettslag borettslag frisør bakeri snekker',
  pl: 'dziennik kalendarz spotkania klienci klientów oferty faktury członkowie zadania przepisy lista nawyki sen zdrowie trening sklep warsztat klub szkoła gra wydatki przypomnienia leki ciąża ogród rośliny książki zamówienia rezerwacje budżet wizyty śledzenie fryzjer piekarnia',
  tr: 'günlük günlüğü takvim randevu müşteri teklif fatura üye görev tarif liste alışkanlık uyku sağlık antrenman mağaza dükkan atölye kulüp okul oyun gider harcama hatırlatıcı ilaç gebelik hamilelik bahçe bitki kitap sipariş rezervasyon bütçe takip takibi berber kuaför',
}

/** Letters and endings that few of the languages have, with what each is worth. */
export const letterSigns: readonly [form: RegExp, languages: readonly LatinLanguage[], weight: number][] = [
  [/ß/gi, ['de'], 1.5],
  [/ü/gi, ['de', 'tr'], 1],
  [/[äö]/gi, ['de', 'sv'], 1],
  [/[ñ¿¡]/gi, ['es'], 2],
  [/[ãõ]/gi, ['pt'], 2],
  [/ç/gi, ['pt'], 1],
  [/é/gi, ['fr'], 0.5],
  [/[èêëîïôûœ]|(?<![a-z])[dlqn]['’](?=[a-zà-ÿ])/gi, ['fr'], 1],
  [/[áíóú]/gi, ['es', 'pt'], 1],
  [/[òù]|zion[ei]/gi, ['it'], 1],
  [/ci[óo]n/gi, ['es'], 1],
  [/ção|ções/gi, ['pt'], 2],
  // "Diárias", "ocorrências", "trabalho".
  [/[áó]ri[ao]s?(?![a-z])|[êâ]nci|lh[aeo]/gi, ['pt'], 1],
  [/å/gi, ['sv', 'da', 'nb'], 1.5],
  [/[æø]/gi, ['da', 'nb'], 2],
  [/[ąęłńśźż]/gi, ['pl'], 2],
  [/[ğış]/g, ['tr'], 2],
  [/ij(?=[a-z])|oe(?=[kntd])|aa[nrtkl]|sch(?=[ra])/gi, ['nl'], 0.5],
]
