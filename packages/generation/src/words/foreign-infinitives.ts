import type { Language } from './languages.ts'

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split('=') as [string, string]),
  )

/** Forms of common doings that no ending tells. */
const known: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  fr: table(
    'prennent=prendre voient=voir reçoivent=recevoir font=faire suivent=suivre vendent=vendre écrivent=écrire lisent=lire mettent=mettre rendent=rendre perdent=perdre attendent=attendre répondent=répondre inscrivent=inscrire offrent=offrir ouvrent=ouvrir tiennent=tenir viennent=venir achètent=acheter gèrent=gérer complètent=compléter répètent=répéter jettent=jeter paient=payer essaient=essayer envoient=envoyer remettent=remettre reprennent=reprendre transmettent=transmettre cèdent=céder note=noter propose=proposer réserve=réserver choisit=choisir commande=commander',
  ),
  es: table(
    'ven=ver vea=ver leen=leer lean=leer venden=vender piden=pedir pidan=pedir eligen=elegir elijan=elegir escogen=escoger escriben=escribir suben=subir suban=subir comparten=compartir reciben=recibir hacen=hacer hagan=hacer ponen=poner deciden=decidir inscriben=inscribir siguen=seguir consiguen=conseguir encuentran=encontrar comprueban=comprobar piensan=pensar cierran=cerrar prueban=probar muestran=mostrar cuentan=contar apuesten=apostar confirmen=confirmar paguen=pagar apruebe=aprobar aprueban=aprobar aprueben=aprobar apruebas=aprobar califiquen=calificar publiquen=publicar reserven=reservar envíen=enviar envían=enviar compren=comprar carguen=cargar carga=cargar publica=publicar reserva=reservar reciban=recibir escriban=escribir vean=ver lean=leer tengan=tener puedan=poder sepan=saber compartan=compartir vendan=vender añadan=añadir inscriban=inscribir decidan=decidir respondan=responder abran=abrir pongan=poner cumplan=cumplir elijan=elegir digan=decir apunten=apuntar avisen=avisar voten=votar manden=mandar dejen=dejar marquen=marcar busquen=buscar',
  ),
  pt: table(
    'veem=ver leem=ler vendem=vender pedem=pedir peçam=pedir escolhem=escolher escolham=escolher escrevem=escrever recebem=receber fazem=fazer façam=fazer põem=pôr decidem=decidir inscrevem=inscrever seguem=seguir conseguem=conseguir respondem=responder inserem=inserir sugerem=sugerir preenchem=preencher dividem=dividir conferem=conferir assistem=assistir recebam=receber vejam=ver escrevam=escrever tenham=ter possam=poder paguem=pagar enviem=enviar avisem=avisar votem=votar',
  ),
  it: table(
    'vedono=vedere scelgono=scegliere leggono=leggere scrivono=scrivere ricevono=ricevere vendono=vendere chiedono=chiedere rispondono=rispondere prendono=prendere mettono=mettere decidono=decidere condividono=condividere richiedono=richiedere iscrivono=iscrivere propongono=proporre fanno=fare danno=dare accedono=accedere offrono=offrire aprono=aprire seguono=seguire sentono=sentire inseriscono=inserire gestiscono=gestire chiudono=chiudere',
  ),
}

const rules: Readonly<Partial<Record<Language, readonly (readonly [form: RegExp, infinitive: string])[]>>> = {
  fr: [
    [/issent$/u, 'ir'],
    [/(?<=\p{L}{3})ent$/u, 'er'],
  ],
  es: [[/(?<=\p{L}{3})an$/u, 'ar']],
  pt: [
    // "Para os alunos votarem".
    [/(?<=\p{L}[aei]r)em$/u, ''],
    [/(?<=\p{L}{3})am$/u, 'ar'],
  ],
  it: [
    [/(?<=\p{L}{3})ano$/u, 'are'],
    [/(?<=\p{L}{2})iscono$/u, 'ire'],
  ],
}
const alreadyOne: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /\p{L}{2}(?:er|ir|re)$/u,
  es: /\p{L}{2}[aei]r$/u,
  pt: /\p{L}{2}[aei]r$/u,
  it: /\p{L}{2}[aei]re$/u,
}
/** Words that end like doings and are none, or stand before an article. */
const unlike =
  /^(?:par|pour|sur|entre|contre|vers|leur|hiver|premier|dernier|avant|souvent|comment|seulement|notre|votre|por|para|sin|mejor|mayor|cualquier|ayer|lugar|hogar|con|según|tan|mar|dar|também|bem|sem|quem|além|ordem|oltre|sempre|entro|mentre|contro|mano|piano|durante|parent|client|agent|cada|tambien|cuando|quando|adhérent|client|moment)$/iu

/** What a doing is called by itself: "réservent" is "réserver"; undefined for what is none. */
export function infinitiveOf(word: string, language: Language): string | undefined {
  const verb = word.toLowerCase()
  if (unlike.test(verb)) return undefined
  const found = known[language]?.get(verb)
  if (found) return found
  if (alreadyOne[language]?.test(verb)) return verb
  const rule = rules[language]?.find(([form]) => form.test(verb))
  return rule && verb.replace(rule[0], rule[1])
}
