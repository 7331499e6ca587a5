import type { ForeignDomain } from './domain.ts'

/** Hairdressers, barbers and beauty parlours. */
export const salon: ForeignDomain = {
  id: 'salon',
  isBooked: true,
  words: `friseur, frisor, haarsalon
coiffeu, coiffure, salon de beaute
peluquer, salon de belleza
cabeleireir, salao de beleza
parrucchier, salone di bellezza
صالون, حلاق, تجميل, كوافير
美发, 理发, 发型
美容室, 美容院, ヘアサロン, 理容, 床屋`,
  main: {
    nouns: `preisliste, =preise, behandlung, leistung, dienstleistung, angebot$
tarif, =prix, prestation, soin, service
precio, tratamiento, servicio, tarifa
preco, tratamento, servico
prezz, trattament, serviz, listino
سعر, أسعار, خدم, علاج
价格, 价目, 项目, 服务
料金, メニュー, 価格, 施術`,
    label: `Leistungen
Prestations
Servicios
Serviços
Trattamenti
الخدمات
服务项目
メニュー`,
    rows: `Schneiden & Föhnen | 45 Min; Farbe & Strähnen | 120 Min; Herrenschnitt | 30 Min; Bart trimmen | 20 Min; Hochsteckfrisur | 60 Min; Kinderschnitt | 25 Min
Coupe & brushing | 45 min; Couleur & mèches | 120 min; Coupe homme | 30 min; Taille de barbe | 20 min; Chignon de soirée | 60 min; Coupe enfant | 25 min
Corte y secado | 45 min; Color y mechas | 120 min; Corte caballero | 30 min; Arreglo de barba | 20 min; Recogido | 60 min; Corte infantil | 25 min
Corte e escova | 45 min; Coloração e luzes | 120 min; Corte masculino | 30 min; Barba completa | 20 min; Penteado para festa | 60 min; Corte infantil | 25 min
Taglio e piega | 45 min; Colore e meches | 120 min; Taglio uomo | 30 min; Rifinitura barba | 20 min; Acconciatura | 60 min; Taglio bimbi | 25 min
قص وتصفيف | 45 دقيقة; صبغة وهايلايت | 120 دقيقة; تنظيف البشرة | 60 دقيقة; مناكير وباديكير | 50 دقيقة; تسريحة سهرة | 75 دقيقة; حمام مغربي | 90 دقيقة
洗剪吹 | 45分钟; 染发挑染 | 120分钟; 男士剪发 | 30分钟; 烫发造型 | 150分钟; 新娘造型 | 90分钟; 头皮护理 | 40分钟
カット＆ブロー | 45分; カラー＆ハイライト | 120分; メンズカット | 30分; パーマ | 110分; ヘアセット | 60分; キッズカット | 25分`,
    values: '€ 42; € 98; € 28; € 16; € 65; € 19',
    icon: 'scissors',
    fields: `Dauer | text | 45 Min; Preis | money | € 42; Bei | person | Lea Brandt; Termin | date | 19. Nov.
Durée | text | 45 min; Prix | money | € 42; Avec | person | Lea Brandt; Rendez-vous | date | 19 nov.
Duración | text | 45 min; Precio | money | € 42; Con | person | Lea Brandt; Cita | date | 19 nov
Duração | text | 45 min; Preço | money | € 42; Com | person | Lea Brandt; Data | date | 19 nov
Durata | text | 45 min; Prezzo | money | € 42; Con | person | Lea Brandt; Appuntamento | date | 19 nov
المدة | text | 45 دقيقة; السعر | money | € 42; مع | person | Lea Brandt; الموعد | date | 19 نوفمبر
时长 | text | 45分钟; 价格 | money | € 42; 发型师 | person | Lea Brandt; 预约日期 | date | 11月19日
所要時間 | text | 45分; 料金 | money | € 42; 担当 | person | Lea Brandt; 予約日 | date | 11月19日`,
    about: `Mit Beratung, Waschen und Pflege. Bitte bis 24 Stunden vorher absagen.
Avec conseil, shampooing et soin. Annulation possible jusqu’à 24 h avant.
Incluye asesoría, lavado y tratamiento. Se puede cancelar hasta 24 horas antes.
Inclui consultoria, lavagem e hidratação. Cancelamento até 24 horas antes.
Comprende consulenza, lavaggio e cura. Si può disdire fino a 24 ore prima.
يشمل الاستشارة والغسيل والعناية. يمكن الإلغاء قبل 24 ساعة.
含咨询、洗发与护理。可在24小时前取消。
カウンセリング、シャンプー、ケア込み。キャンセルは24時間前まで。`,
  },
  lists: [
    {
      nouns: `frisur, galerie, look, haarschnitt, =fotos, =bilder
coiffures, galerie, =photos, =looks, =coupes
peinado, galeria, =fotos, =cortes, =looks
penteado, galeria, =fotos, =cortes, =looks
acconciatur, galleria, =foto, =tagli
تسريحات, معرض, صور, قصات
发型图, 图库, 照片, 作品, 相册
カタログ, ヘアスタイル, ギャラリー, 写真, スタイル集`,
      label: `Frisuren
Coiffures
Peinados
Penteados
Acconciature
التسريحات
发型图册
ヘアカタログ`,
      rows: `Kurzer Bob | Glattes Haar; Weiche Wellen | Schulterlang; Balayage honig | Langes Haar; Pixie Cut | Feines Haar; Fade mit Scheitel | Herren; Flechtkranz | Für Feste
Carré court | Cheveux lisses; Ondulations douces | Mi-longs; Balayage miel | Cheveux longs; Coupe pixie | Cheveux fins; Dégradé | Homme; Couronne tressée | Pour les fêtes
Bob corto | Pelo liso; Ondas suaves | Media melena; Balayage miel | Pelo largo; Corte pixie | Pelo fino; Degradado | Caballero; Corona trenzada | Para fiestas
Chanel curto | Cabelo liso; Ondas leves | Cabelo médio; Balayage mel | Cabelo longo; Corte pixie | Cabelo fino; Degradê | Masculino; Coroa de trança | Para festas
Caschetto corto | Capelli lisci; Onde morbide | Medi; Balayage miele | Capelli lunghi; Taglio pixie | Capelli fini; Sfumatura | Uomo; Corona intrecciata | Per le feste
بوب قصير | شعر ناعم; تموجات ناعمة | طول متوسط; بالياج عسلي | شعر طويل; قصة بيكسي | شعر خفيف; غرة جانبية | شعر كثيف; ضفيرة تاج | للمناسبات
利落短发 | 直发; 慵懒微卷 | 齐肩; 蜜糖挑染 | 长发; 精灵短发 | 细软发; 渐层推剪 | 男士; 编发皇冠 | 派对
ショートボブ | 直毛向け; ゆる巻き | ミディアム; ハニーバレイヤージュ | ロング; ベリーショート | 軟毛向け; フェード | メンズ; 編み込み | お呼ばれ`,
      icon: 'image',
      picture: 'hair',
    },
    {
      nouns: `friseure, stylist, team, mitarbeiter, barbiere
coiffeurs, styliste, equipe, coiffeur$, barbiers
peluqueros, estilista, equipo, barberos, profesional
barbeiros, estilista, equipe, cabeleireiros, profissiona
parrucchieri, stilist, team, barbieri, staff
فريق, خبيرات, حلاقين, مصفف, الحلاق$
发型师, 理发师, 技师, 团队
スタイリスト, スタッフ, 担当`,
      label: `Team
Équipe
Equipo
Equipe
Team
الفريق
发型师
スタイリスト`,
      rows: `Farbe und Balayage; Herrenschnitte; Hochsteckfrisuren; Locken und Wellen; Bart und Rasur; Ausbildung im 3. Jahr
Couleur et balayage; Coupes homme; Chignons; Boucles; Barbe et rasage; Apprentie
Color y balayage; Corte caballero; Recogidos; Rizos; Barba y afeitado; Aprendiz
Cor e balayage; Corte masculino; Penteados; Cachos; Barba e navalha; Aprendiz
Colore e balayage; Taglio uomo; Acconciature; Ricci; Barba e rasatura; Apprendista
صبغة وبالياج; قص الشعر; تسريحات سهرة; العناية بالبشرة; مكياج; أظافر
染发与挑染; 男士剪发; 新娘造型; 烫发; 头皮护理; 助理
カラー担当; メンズ担当; ヘアセット; パーマ担当; ヘッドスパ; アシスタント`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `bewert, rezension, meinung
avis, commentaire, evaluation
opinion, resena, valoracion
avaliac, opini
recension, opinion, valutazion
تقييم, آراء
评价, 评论
口コミ, レビュー, 評価`,
      label: `Bewertungen
Avis
Opiniones
Avaliações
Recensioni
التقييمات
评价
口コミ`,
      rows: `Endlich ein Schnitt, der hält; Farbe genau wie besprochen; Sehr nette Beratung; Pünktlich, schöner Salon; Mein Sohn saß ganz still; Komme wieder
Enfin une coupe qui tient; La couleur que je voulais; Très bons conseils; À l’heure, salon agréable; Mon fils a adoré; Je reviendrai
Por fin un corte que dura; El color que quería; Muy buen consejo; Puntuales y simpáticos; Mi hijo encantado; Volveré
Corte perfeito, dura semanas; A cor que eu queria; Ótima conversa e conselho; Pontuais e simpáticos; Meu filho adorou; Volto sempre
Finalmente un taglio che dura; Il colore che volevo; Ottimi consigli; Puntuali e gentili; Mio figlio contento; Ci torno
قصة رائعة وثابتة; اللون كما أردته تماما; نصائح مفيدة; التزام بالموعد; المكان نظيف وجميل; سأعود قريبا
剪得很有型; 颜色和我想要的一样; 沟通很耐心; 准时，环境好; 孩子也喜欢; 会再来
理想どおりのカット; 色味がぴったり; 丁寧な相談; 時間どおりで快適; 子どもも喜びました; また来ます`,
      of: 'opinions',
      icon: 'star',
    },
  ],
}
