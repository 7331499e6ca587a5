import type { ForeignDomain } from './domain.ts'

/** Barbers: cuts and beards. */
export const barber: ForeignDomain = {
  id: 'barber',
  isBooked: true,
  words: `barber, barbier, herrenfriseur
barbier, barber
barber
barbear, barbeir, barber
barbier, barber
حلاق رجال, صالون رجال, حلاقة رجال
男士理发, 理容馆
バーバー, メンズサロン`,
  main: {
    nouns: `preisliste, =preise, leistung, dienstleistung, angebot$
tarif, =prix, prestation, service
precio, servicio, tarifa
preco, servico
prezz, serviz, listino
سعر, أسعار, خدم
价格, 价目, 项目, 服务
料金, メニュー, 価格`,
    label: `Leistungen
Prestations
Servicios
Serviços
Servizi
الخدمات
服务项目
メニュー`,
    rows: `Maschinenschnitt | 25 Min; Fade mit Übergang | 40 Min; Bart trimmen | 20 Min; Nassrasur | 30 Min; Schnitt und Bart | 55 Min; Kinderschnitt | 25 Min
Coupe tondeuse | 25 min; Dégradé | 40 min; Taille de barbe | 20 min; Rasage à l’ancienne | 30 min; Coupe et barbe | 55 min; Coupe enfant | 25 min
Corte a máquina | 25 min; Degradado | 40 min; Arreglo de barba | 20 min; Afeitado a navaja | 30 min; Corte y barba | 55 min; Corte infantil | 25 min
Corte na máquina | 25 min; Degradê | 40 min; Barba completa | 20 min; Barba na navalha | 30 min; Corte e barba | 55 min; Corte infantil | 25 min
Taglio a macchinetta | 25 min; Sfumatura | 40 min; Rifinitura barba | 20 min; Rasatura classica | 30 min; Taglio e barba | 55 min; Taglio bimbi | 25 min
قص شعر | 25 دقيقة; قصة فيد | 40 دقيقة; تشذيب اللحية | 20 دقيقة; حلاقة بالموس | 30 دقيقة; شعر ولحية | 55 دقيقة; قص أطفال | 25 دقيقة
推剪 | 25分钟; 渐层 | 40分钟; 修胡须 | 20分钟; 剃须 | 30分钟; 剪发加修面 | 55分钟; 儿童剪发 | 25分钟
バリカンカット | 25分; フェード | 40分; ひげトリム | 20分; シェービング | 30分; カット＆ひげ | 55分; キッズカット | 25分`,
    values: '€ 18; € 28; € 15; € 22; € 38; € 16',
    icon: 'scissors',
    picture: 'razor',
    fields: `Dauer | text | 25 Min; Preis | money | € 18; Bei | person | Lea Brandt; Termin | date | 19. Nov.
Durée | text | 25 min; Prix | money | € 18; Avec | person | Lea Brandt; Rendez-vous | date | 19 nov.
Duración | text | 25 min; Precio | money | € 18; Con | person | Lea Brandt; Cita | date | 19 nov
Duração | text | 25 min; Preço | money | € 18; Com | person | Lea Brandt; Data | date | 19 nov
Durata | text | 25 min; Prezzo | money | € 18; Con | person | Lea Brandt; Appuntamento | date | 19 nov
المدة | text | 25 دقيقة; السعر | money | € 18; مع | person | Lea Brandt; الموعد | date | 19 نوفمبر
时长 | text | 25分钟; 价格 | money | € 18; 理发师 | person | Lea Brandt; 预约日期 | date | 11月19日
所要時間 | text | 25分; 料金 | money | € 18; 担当 | person | Lea Brandt; 予約日 | date | 11月19日`,
    about: `Mit Waschen und heißem Handtuch. Bitte zwei Stunden vorher absagen.
Avec shampooing et serviette chaude. Annulation jusqu’à deux heures avant.
Con lavado y toalla caliente. Cancelación hasta dos horas antes.
Com lavagem e toalha quente. Cancelamento até duas horas antes.
Con lavaggio e panno caldo. Disdetta fino a due ore prima.
مع الغسيل والمنشفة الساخنة. الإلغاء قبل ساعتين.
含洗发和热毛巾。请提前两小时取消。
シャンプーと蒸しタオル付き。キャンセルは2時間前まで。`,
  },
  lists: [
    {
      nouns: `barbiere, barber$, team, mitarbeiter
barbiers, equipe
barberos, equipo, profesional
barbeiros, equipe, profissiona
barbieri, team
حلاقين, فريق, الحلاق$
理发师, 团队
バーバー, スタッフ`,
      label: `Team
Équipe
Barberos
Barbeiros
Barbieri
الحلاقون
理发师
スタッフ`,
      rows: `Fades und Linien; Klassische Schnitte; Bart und Rasur; Locken; Kinder; Ausbildung im 2. Jahr
Dégradés; Coupes classiques; Barbe et rasage; Boucles; Enfants; Apprenti
Degradados; Corte clásico; Barba y afeitado; Rizos; Niños; Aprendiz
Degradê e desenhos; Corte clássico; Barba e navalha; Cachos; Crianças; Aprendiz
Sfumature; Taglio classico; Barba e rasatura; Ricci; Bambini; Apprendista
قصات فيد; قص كلاسيكي; لحية وحلاقة; شعر مجعد; أطفال; متدرب
渐层与刻线; 经典剪裁; 修面; 卷发; 儿童; 助理
フェード; クラシック; ひげ; くせ毛; キッズ; アシスタント`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `bewert, rezension
avis, commentaire
opinion, resena, valoracion
avaliac
recension, valutazion
تقييم, آراء
评价
口コミ, レビュー`,
      label: `Bewertungen
Avis
Opiniones
Avaliações
Recensioni
التقييمات
评价
口コミ`,
      rows: `Bester Fade der Stadt; Pünktlich und entspannt; Bart wie neu; Guter Kaffee dazu; Mein Sohn saß still; Komme wieder
Le meilleur dégradé de la ville; À l’heure et détendu; Barbe impeccable; Bon café en plus; Mon fils a adoré; Je reviendrai
El mejor degradado; Puntuales y tranquilos; Barba perfecta; Buen café; Mi hijo encantado; Volveré
O melhor degradê da cidade; Pontuais e tranquilos; Barba impecável; Café bom também; Meu filho adorou; Volto sempre
La miglior sfumatura; Puntuali e tranquilli; Barba perfetta; Buon caffè; Mio figlio contento; Ci torno
أفضل قصة فيد; دقة في الموعد; لحية مرتبة; قهوة طيبة; ابني سعيد; سأعود
渐层剪得最好; 准时又放松; 胡须修得好; 咖啡不错; 孩子喜欢; 会再来
フェードが最高; 時間どおりで快適; ひげが整った; コーヒーもおいしい; 子どもも喜んだ; また来ます`,
      of: 'opinions',
      icon: 'star',
    },
  ],
}
