import type { KindWords } from './kind-words.ts';

/** Work and occasions that have no body of their own, under the thing that stands for them; and vehicles. */
export const SERVICE_WORDS: KindWords = [
  [
    /\b(?:(?:mobile|cocktail|gin|prosecco|horsebox|festival|event)(?: (?:cocktail|gin))? bars?(?: (?:hire|rentals?))?|bar hire|bartend(?:ers?|ing)(?: (?:hire|services?))?|mixologists?)\b/iu,
    'cocktail',
  ],
  [
    /\b(?:(?:christmas|xmas) (?:trees?(?: farms?)?|markets?|fairs?|fayres?|decorations?|decor|ornaments?|baubles?|lights?|shops?|grotto|village|events?|part(?:y|ies)|dinners?|pop[- ]?ups?)|santa.?s? grotto|advent markets?)\b|weihnachtsm[aä]rkt|weihnachtsbaum|weihnachtsbäume|christbaum|christkindlm|marchés? de noël|sapins? de noël|mercados? (?:de navidad|navideño)|árbol(?:es)? de navidad|mercatin[oi] di natale|alber[oi] di natale|mercado de natal|árvores? de natal/iu,
    'christmasTree',
  ],
  [
    /\b(?:(?:senior|elder(?:ly)?|home|live[- ]in|respite|dementia|hospice|aged|residential|palliative) care(?:rs?|givers?)?(?: (?:services?|homes?|agenc(?:y|ies)))?|care ?giv(?:ers?|ing)(?: \w+)?|(?:care|nursing|retirement) homes?|assisted living|companion care|foster(?:ing| (?:care|parents?)))\b|seniorenbetreuung|altenpflege|pflegeheim|aide à domicile|cuidado de (?:mayores|ancianos)|assistenza (?:agli )?anziani|cuidador(?:es)? de idosos/iu,
    'heart',
  ],
  [
    /\b(?:crypto(?:currency)? (?:wallets?|exchanges?|tax|investing|trading)|(?:bitcoin|ethereum|defi|nft)(?: \w+)?)\b/iu,
    'coins',
  ],
  [/\b(?:log cabins?|tiny homes?)\b/iu, 'house'],
  [
    /\b(?:(?:car |winter |summer |used )?t[iy]res?(?: (?:shops?|fitting|changes?|services?))?|limos?|limousines?(?: \w+)?|chauffeurs?|wheel alignment)\b/iu,
    'car',
  ],
  [
    /\b(?:(?:photo|wedding|baby) (?:albums?|books?)|scrapbook(?:s|ing)?)\b|\p{L}*fotobuch/iu,
    'book',
  ],
  [/\b(?:recording studios?|audio ?book narrat\w+)\b|tonstudio/iu, 'microphone'],
  [/garde d.enfants|baby-?sitting|assistante maternelle/iu, 'teddy'],
  [/\bwedding (?:plann(?:ers?|ing)|venues?|officiants?|celebrants?|coordinators?)\b/iu, 'jewel'],
  [
    /\b(?:pest control|(?:wasps?|hornets?|bees?|ants?|rats?|mice|moles?|pigeons?|squirrels?|bed ?bugs?|fleas?)(?: nests?)? (?:removal|control|proofing|(?:heat )?treatment)|exterminat\w+|window clean(?:ing|ers?)|carpet clean(?:ing|ers?)|pressure washing|gutter cleaning|mou?ld removal|oven cleaning)\b|schädlingsbek|fensterputz|glasreinig|désinsectis|dératis|control de plagas|fumigaci|disinfestaz|dedetiza|controle de pragas/iu,
    'sprayBottle',
  ],
  [
    /\b(?:funerals?(?: (?:homes?|directors?|services?|plans?|planning|care))?|cremations?|memorial services?|undertakers?|obituar\w+)\b|bestattung|trauerfeier|pompes funèbres|obsèques|funerari|tanatorio|onoranze funebri|funerár/iu,
    'candle',
  ],
  [
    /\b(?:dating (?:services?|agency|events?|coach\w*)|speed dating|matchmak\w+|singles (?:nights?|events?|holidays?)|marriage counsel\w+|couples? therapy)\b|partnervermittlung|singlebörse|rencontres? (?:sérieuses|célibataires)|agence matrimoniale|citas para solteros|agenzia matrimoniale/iu,
    'heart',
  ],
  [
    /\b(?:danc(?:e|ing) (?:class(?:es)?|lessons?|schools?|studios?|academy|workouts?|courses?|teachers?)|ballet(?! (?:shoes|flats|slippers))(?: \w+)?|(?:salsa|tango|bachata|ballroom|zumba|hip[ -]?hop|street) (?:class(?:es)?|lessons?|danc\w+|nights?|courses?))\b|tanzschule|tanzkurs|tanzstudio|ballett|(?:cours|école) de danse|(?:clases?|academia|escuela) de (?:baile|danza)|(?:scuola|corso|corsi) di (?:ballo|danza)|(?:aulas?|escola) de dança|танц|ダンス|舞蹈|댄스/iu,
    'notes',
  ],
  [
    /\b(?:escape (?:rooms?|games?)|locksmiths?|key ?(?:chains?|rings?|cutting|fobs?|holders?)|house keys|car keys?|(?:airbnb|property|vacation rental|holiday let|short[ -]?let|rental|apartment|block) manage(?:ment|rs?)|lettings?(?: agen(?:ts?|cy|cies))?|property rentals?|(?:apartment|flat|house|home|room|villa)s? (?:rentals?|to rent|for rent|to let|lettings?)|first[ -]time (?:home ?)?buyers?|airbnb (?:hosts?|hosting))\b|schlüsseldienst|schlüsselanhänger|hausverwaltung|mietverwaltung|serrurier|porte-clés|gestion locative|cerrajer|llaveros?\b|gestión de alquiler|alquiler de (?:pisos|apartamentos|casas)|portachiavi|gestione (?:affitti|immobili)|chaveir|gestão de (?:imóveis|arrendamento)|aluguel de (?:casas|apartamentos)|脱出ゲーム|密室|방탈출/iu,
    'key',
  ],
  [
    /\b(?:padlocks?|(?:smart|door|bike|bicycle|gun) locks?|locks|password managers?|(?:data|online|digital) (?:protection|privacy)(?: \w+)?|gdpr(?: \w+)?|encrypt\w+|identity theft protection|self[ -]storage units?)\b|vorhängeschl|türschl[oö]ss|fahrradschl[oö]ss|datenschutz|dsgvo|cadenas\b|serrures?\b|\brgpd\b|candados?\b|cerraduras?\b|protección de datos|lucchett|serratur[ae]\b|cadeados?\b|fechaduras?\b|proteção de dados|замк[иа]\b(?! на песке)|自転車の鍵/iu,
    'padlock',
  ],
  [
    /\b(?:(?:wall |desk |advent |content |photo |family )?calendars?|(?:event|conference|corporate event|meeting|retreat) (?:plann(?:ers?|ing)|management|organi[sz]\w+)|(?:appointment|online|salon|restaurant|hotel|class) (?:booking|scheduling|reservations?)(?: (?:systems?|software|tools?|services?|platforms?))?|(?:booking|scheduling|reservation|rota|rostering) (?:systems?|software|tools?|services?|platforms?)|appointments?|schedul(?:ing|ers?)|conferences?|summits?|webinar series|team (?:building|away days?|offsites?)|corporate events?|annual general meetings?|meetups?|networking (?:events?|nights?|breakfasts?))\b|\p{L}*kalender|terminbuchung|terminplan|veranstaltung|eventagentur|eventplan|betriebsfeier|teamevent|calendriers?\b|prise de rendez-vous|événementiel|organisation d.événements|séminaire d.entreprise|calendarios?\b|citas online|reservas online|organización de eventos|calendari[o]?\b|organizzazione (?:di )?eventi|prenotazioni online|agendamento|organização de eventos|календар|カレンダー|日历|캘린더/iu,
    'calendar',
  ],
  [
    /\b(?:(?:walking|city|guided|sightseeing|ghost|food|bus|historical|history|street art|bike|segway|private city) tours?|(?:city|travel|road|hiking|custom|vintage) maps?|maps?|gps (?:trackers?|tracking|navigation)?|sat ?navs?|tour guides?|fleet tracking|local (?:seo|listings?|business director\w+)|scavenger hunts?|treasure hunts?|geocaching)\b|stadtführung|stadtrundfahrt|stadtrundgang|schnitzeljagd|visites? guidées?|chasse au trésor|visitas? guiadas?|free tour|visit[ae] guidat[ae]|caccia al tesoro|passeios? (?:guiados?|turísticos?)|caça ao tesouro|экскурси[ия]\b по|市内観光|ガイドツアー|导游|가이드 ?투어/iu,
    'mapPin',
  ],
  [
    /\b(?:(?:concert|event|festival|lottery|raffle|theat(?:re|er)|season|cinema|early bird) tickets?|tickets?|raffles?|lotter(?:y|ies)|cinemas?|movie theaters?|theat(?:re|er)s?(?: (?:shows?|plays?|productions?|groups?|compan(?:y|ies)))?|concerts?(?: series)?|(?:music|film|food|beer|jazz|summer|wine|arts?|street food) festivals?|festivals?|musicals?|(?:live|magic|circus|drag|variety|talent|light|air) shows?|magicians?|box office|museums?|(?:amusement|theme|water|trampoline|adventure) parks?|zoos?|aquariums? (?:visits?|tickets?)|exhibitions?|trade (?:shows?|fairs?)|expos?|(?:quiz|bingo|trivia|open mic|game|games) nights?|bowling(?: alleys?)?|circus|haunted houses?|comedy (?:shows?|nights?|clubs?|festivals?))\b|eintrittskarte|kartenvorverkauf|konzert|\btheater\b|theaterst|theatervor|\bkino\b|\bmuseum\b|verlosung|tombola|freizeitpark|volksfest|stadtfest|\bmesse\b(?= (?:für|in|berlin|köln|münchen|hamburg|stuttgart|frankfurt))|billet(?:s|terie)\b|théâtre|cinéma\b|\bmusées?\b|parcs? d.attractions?|\bentradas\b|conciertos?\b|\bteatro\b|\bcine\b|\bmuseos?\b|parques? (?:temático|de atracciones|aquático)|\brifas?\b|sorteos?\b|bigliett|concerti\b|\bmostr[ae]\b|ingressos?\b|sorteios?\b|парк развлечен|билет|концерт|театр|コンサート|映画館|演唱会|音乐节|콘서트|تذاكر/iu,
    'tickets',
  ],
  [
    /\b(?:(?:(?:social media|digital|content|influencer|affiliate|video|local|email|performance|online) )?(?:marketing|advertising|branding|pr|ppc|google ads|facebook ads)(?: (?:agenc(?:y|ies)|services?|consult(?:ants?|ing|ancy)|compan(?:y|ies)|firms?|freelancers?|specialists?|managers?|help|packages?|campaigns?|strateg(?:y|ies)))|(?:creative|media|influencer|ad|design|brand|seo|communications?) (?:agenc(?:y|ies)|studios?|consultancy)|public relations(?: \w+)?|advertising|advertisements?|branding|social media manage(?:ment|rs?)|announcements?|giveaways?|(?:summer|winter|spring|flash|clearance|black friday|closing[ -]down|warehouse|end of season) sales?|grand openings?|fundraising campaigns?|elections? campaigns?|political campaigns?)\b|werbeagentur|marketingagentur|werbung\b|onlinemarketing|online-marketing|schlussverkauf|räumungsverkauf|agence (?:de )?(?:communication|publicité|pub|marketing|com\b|web)|publicité|agencia de (?:marketing|publicidad|comunicación)|publicidad\b|agenzia (?:di )?(?:marketing|pubblicit|comunicazione)|pubblicità|agência de (?:marketing|publicidade|comunicação)|publicidade\b|рекламн|広告|广告|마케팅/iu,
    'megaphone',
  ],
  [
    /\b(?:start-?ups?(?! (?:costs|loans?))(?: (?:accelerators?|incubators?|programs?|programmes?|courses?|coach\w*|advice|events?|weekends?|schools?|funding|consult\w+))?|(?:business |startup )?(?:accelerators?|incubators?)|(?:product|app|business|website|book) launch(?:es)?|launch (?:strategy|coach\w*|courses?)|growth hacking|crowdfunding(?: \w+)?|pitch decks?|entrepreneur(?:s|ship)?(?: (?:courses?|coach\w*|programs?|programmes?|training|masterminds?))?|productivity(?! (?:apps?|planners?|journals?|software))(?: (?:courses?|coach\w*|workshops?|tools?))?|(?:space|rocket) \w+)\b|gründerberat|existenzgründ|start-?up\b|création d.entreprise|emprend|empreend|imprenditorial|стартап|スタートアップ|创业|스타트업/iu,
    'rocket',
  ],
  [
    /\b(?:business intelligence(?: \w+)?|data (?:analysis|analytics|science|visuali[sz]ation)(?: (?:courses?|training|services?|consult\w+|compan(?:y|ies)))?|analytics|(?:stock|day|forex|options|futures) (?:market )?(?:trad(?:ing|ers?)|courses?|signals?)(?: (?:courses?|signals?|communit(?:y|ies)|rooms?))?|stocks?(?: (?:market|picks?))|etfs?|index funds?|kpis?|market research|lead gen(?:eration)?(?: \w+)?|sales (?:training|coach\w*|consult\w+|funnels?|leads|growth)|business growth(?: \w+)?|scal(?:e|ing) your business|conversion (?:rate )?optimi[sz]ation|performance reviews?)\b|börse|aktien|\betf\b|vertriebstraining|verkaufstraining|datenanalyse|marktforschung|\bbourse\b|analyse de données|\bbolsa de valores|análisis de datos|\bborsa valori|analisi dati|bolsa de valores|análise de dados|инвестиц|株式|投資|股票|主식|주식/iu,
    'barChart',
  ],
  [
    /\b(?:(?:e-?mail|weekly|daily|monthly|company|finance|tech|food) newsletters?|newsletters?|e-?mails? (?:marketing|courses?|templates?|campaigns?|lists?|services?|hosting|copywrit\w+)|mailing lists?|direct mail(?: \w+)?|mailers?|(?:wedding |party |birthday |baby shower |custom )?invitations?|(?:wedding|party) invites|(?:greeting|birthday|christmas|thank[ -]you|holiday|note|wedding) cards?|stationery|post ?cards?|love letters?|letter ?press(?: \w+)?|(?<!3d[ -])print(?:ing)? (?:shops?|services?|compan(?:y|ies)|house)|flyers?|leaflets?|brochures?|business cards?|calligraph\w+)\b|einladungskarte|grußkarte|glückwunschkarte|postkarte|papeterie|schreibwaren|druckerei|visitenkarte|faire-part|cartes? (?:de vœux|postales?|de visite|d.anniversaire|d.invitation)|imprimerie|invitaciones|papeler[ií]a|imprenta|tarjetas? de (?:visita|felicitación|presentación)|partecipazion|inviti\b|cartoleria|tipografia|bigliett[io] (?:da visita|d.auguri)|convites?\b|papelaria|gráfica rápida|cartões de visita|рассылк|открытк|типограф|メルマガ|年賀状|请柬|명함/iu,
    'envelope',
  ],
  [
    /\b(?:troph(?:y|ies)|awards?(?: (?:ceremon(?:y|ies)|nights?|shows?|gala|dinners?))?|medals?|(?:photo |writing |baking |dance |talent |design )?(?:competitions?|contests?)|(?:golf |chess |football |gaming |poker |padel )?tournaments?|championships?|(?:sports|fantasy football|bowling|darts) leagues?|(?:half |city |charity )?marathons?|(?:5|10)k(?: (?:runs?|races?))?|fun runs?|triathlons?|obstacle races?|chess (?:clubs?|lessons?|class(?:es)?)|sports? days?)\b|pokale?\b|\bmedaille|turnier|wettbewerb|wettkampf|meisterschaft|trophées?\b|tournois?\b|\bconcours\b|médailles?|trofeos?\b|torneos?\b|concursos?\b|medallas?\b|maratón|trofe[io]\b|torne[oi]\b|\bconcors[oi]\b|maratona|troféus?\b|torneios?\b|medalhas?\b|турнир|соревнован|トロフィー|大会|比赛|锦标赛|대회/iu,
    'trophy',
  ],
  [
    /\b(?:(?:credit|debit|prepaid|bank|virtual|travel|business) cards?(?! (?:printing|design))|payments?(?: (?:processing|gateways?|solutions?|terminals?|systems?|providers?|processors?))?|(?:pos|point of sale)(?: (?:systems?|terminals?|software))?|card (?:readers?|machines?|terminals?)|(?:loyalty|membership|reward|rewards) (?:cards?|programs?|programmes?|schemes?)|buy now,? pay later|neo ?banks?|checking accounts?|current accounts?|bank accounts?)\b|kreditkarte|girokonto|geschäftskonto|zahlungsanbieter|kartenzahlung|kartenterminal|kassensystem|cartes? (?:bancaires?|de crédit|de fidélité)|compte (?:bancaire|pro|courant)|terminal de paiement|solution de paiement|tarjetas? de (?:crédito|débito)|cuenta (?:bancaria|corriente)|pasarela de pago|cart[ae] di credito|conto corrente|pagamenti|cart(?:ão|ões) de crédito|conta (?:digital|corrente)|maquininha|meios de pagamento|кредитн\p{L}* карт|クレジットカード|信用卡|신용카드|بطاقة ائتمان/iu,
    'bankCards',
  ],
  [
    /\b(?:(?:high[ -]yield |kids |online )?savings? (?:accounts?|plans?|challenges?|goals?|clubs?)|savings|saving money|money saving(?: \w+)?|piggy banks?|budget(?:ing|s)?(?! (?:hotels?|airlines?|travel|cars?|flights?|friendly|holidays?))(?: (?:courses?|planners?|coach\w*|templates?|spreadsheets?|workshops?))?|money (?:management|coach\w*|mindset)(?: \w+)?|debt (?:relief|consolidation|counsel\w+|advice|management|free)(?: \w+)?|personal finance(?: (?:courses?|coach\w*|books?|workshops?))?|financial (?:literacy|freedom|education|independence)(?: \w+)?|retirement (?:plan(?:s|ning|ners?)?|savings?|accounts?)|pensions?|college funds?)\b|sparkonto|sparplan|sparschwein|tagesgeld|bausparen|altersvorsorge|rentenberat|schuldnerberat|\bépargne|retraite\b(?! (?:yoga|bien|spirit|ressourç))|\bahorr|\bhucha\b|plan de pensiones|jubilación|risparmi|salvadanaio|fondo pensione|poupança|aposentadoria|educação financeira|накопл|сбережен|貯金|年金|储蓄|理财|저축|연금/iu,
    'piggyBank',
  ],
  [
    /\b(?:hard hats?|safety helmets?|(?:construction|building|demolition|excavation|groundworks?|civil engineering|scaffolding|paving|concrete|steel fixing|masonry|brickwork) (?:compan(?:y|ies)|contractors?|services?|firms?|works?|crews?|workers?|sites?|business(?:es)?|management|safety)|scaffold\w*|demolition|excavat\w+|general contractors?|builders|bricklay\w+|stone ?masons?|civil engineer\w*|(?:site|workplace|construction|fire|health and) safety(?: (?:training|courses?|consult\w+|inspections?))?|health (?:and|&) safety(?: \w+)?|ppe|personal protective equipment|extensions and loft conversions|loft conversions?|driveways?|paving)\b|bauunternehm|baufirma|\bbaustelle|hochbau|tiefbau|gerüstbau|maurer|arbeitsschutz|bauhelm|\bbtp\b|entreprise (?:de construction|du bâtiment|de maçonnerie)|maçonnerie|\bmaçons?\b|\béchafaudage|(?:empresa )?constructora|albañil|andamios|prevención de riesgos|impresa edile|\bedilizia|\bmuratore|ponteggi|sicurezza sul lavoro|construtora|empreiteir|pedreiro|andaimes|segurança do trabalho|建設|工事|施工|건설/iu,
    'hardHat',
  ],
  [
    /\b(?:(?:moving|(?<!(?:tree|stump|hair|tattoo|snow|junk|mole) )removal|relocation) (?:compan(?:y|ies)|services?|vans?|trucks?|help)|movers?|man (?:and|with a|&) (?:a )?van(?: \w+)?|(?:delivery |cargo |electric |refrigerated |wheelchair accessible )?vans?(?: (?:hire|rentals?|conversions?|sales?|life|leasing|insurance quotes?))?|(?:camper|motor) ?(?:vans?|homes?)(?: (?:hire|rentals?|conversions?))?|rv (?:rentals?|parks?|sales?|repairs?)|rvs?|(?<!(?:food|taco|ice cream|coffee|fire|toy|pizza|burger|bbq|dump) )trucks?(?: (?:hire|rentals?|driv\w+|sales?|repairs?|parts?))?|truck(?:ing|ers?)(?: \w+)?|lorr(?:y|ies)|haulage|(?:same[ -]day|last[ -]mile|furniture) deliver(?:y|ies)(?: services?)?|fleet (?:management|leasing|services?)|waste (?:removal|collection)|junk removal|rubbish removal|skip hire|house clearance|roadside assistance|tow(?:ing)? (?:trucks?|services?)|mobile mechanics?)\b|transporter\b(?! mieten nein)|wohnmobil|campervan|\blkw\b|kurierdienst|entrümpel|abschleppdienst|camionnettes?\b|\bcamions?\b|camping-?cars?\b|fourgons?\b|débarras|dépannage auto|furgonetas?\b|camiones\b|autocaravanas?\b|desguace|gr[uú]as?\b(?= (?:24|para|de coche))|furgon|\bcamper\b|autocarro attrezzi|carro attrezzi|sgombero|caminh[õã]|furg(?:ão|ões)|frete\b|guincho|грузоперевоз|грузовик|軽トラ|卡车|货运|트럭|شاحن[ةا]/iu,
    'van',
  ],
  [
    /\b(?:(?:cheap |charter |private |last[ -]minute |domestic )?flights?(?! (?:simulators?|of stairs))|airlines?|airports?(?: (?:transfers?|parking|taxis?|shuttles?|lounges?))?|aviation(?: \w+)?|(?:pilot|flight|flying) (?:training|schools?|lessons?|academy|licen[cs]es?)|helicopter (?:tours?|rides?|flights?)|private jets?(?: charters?)?|jet charters?|travel (?:agen(?:cy|cies|ts?)|agents?|club)|stud(?:y|ying) abroad(?: \w+)?|(?:visa|immigration|relocation|expat) (?:services?|consult\w+|advice|applications?)|passports?(?: (?:photos?|holders?|covers?|services?))?|work and travel|gap years?)\b|\bflüge\b|billigflug|flughafen|reisebüro|flugschule|auslandsstudium|auslandsjahr|billets? d.avion|aéroport|agences? de voyages?|études à l.étranger|\bvuelos?\b|agencias? de viajes?|aeropuerto|estudiar en el extranjero|\bvoli\b|agenzi[ae] (?:di )?viaggi|aeroporto|studiare all.estero|\bvoos?\b|passagens aéreas|agências? de (?:viagens|turismo)|intercâmbio|авиабилет|турагент|航空券|留学|机票|签证|항공권|유학|تذاكر (?:ال)?طيران|تأشير/iu,
    'airplane',
  ],
  [
    /\b(?:kayak(?:s|ing)?(?: \w+)?|cano(?:es?|eing)(?: \w+)?|(?:fishing |speed |house |river |party |pontoon |rowing )?boats?(?! shoes)(?: (?:rentals?|hire|trips?|tours?|charters?|cruises?|rides?|sales?|clubs?|licen[cs]es?))?|yachts?(?: (?:charters?|rentals?|clubs?|hire|parties))?|sail(?:ing|boats?)(?: (?:schools?|lessons?|trips?|charters?|holidays?|courses?|clubs?|camps?))?|catamarans?(?: \w+)?|(?:river |sunset |dinner |caribbean |luxury |harbou?r )?cruises?|ferr(?:y|ies)|fishing (?:trips?|charters?|guides?|tours?)|marinas?)\b|segelboot|segelschule|segeltörn|segelkurs|\bsegeln\b|bootsverleih|bootstour|bootsführerschein|yachtcharter|\p{L}*kreuzfahrt|\bbateaux?\b|voiliers?\b|croisières?\b|permis bateau|\bbarcos?\b|veleros?\b|cruceros?\b|\bbarc(?:a|he)\b|\bveliero|crocier|patente nautica|veleiros?\b|cruzeiros?\b|яхт|круиз|ヨット|クルーズ|游艇|邮轮|요트|크루즈|يخت/iu,
    'boat',
  ],
  [
    /\b(?:(?:electric |e-?|kick |kids )?scooters?(?: (?:rentals?|sharing|hire|repairs?|parts?))?|e-?scooters?|mopeds?)\b|e-roller|elektroroller|e-scooter|tretroller|trottinettes?\b|patinetes?\b|monopattin|trotinetes?\b|самокат|電動キックボード|滑板车|킥보드/iu,
    'scooter',
  ],
  [
    /\b(?:balloons?(?! (?:rides?|flights?))(?: (?:arches|arch|garlands?|decor\w*|artists?|delivery))?|party (?:supplies|decor\w*|plann(?:ers?|ing)|rentals?|hire|entertain\w+|venues?|rooms?|favou?rs?|equipment|organi[sz]ers?)|(?:kids.? |children.?s? |birthday |princess |pool |theme |retirement |hen |stag |bachelorette )part(?:y|ies)(?: (?:supplies|decor\w*|plann(?:ers?|ing)|entertain\w+|venues?|ideas|packages?))?|birthdays?(?! (?:cakes?|cards?|gifts?))(?: (?:decor\w*|entertain\w+|events?))?|bouncy castles?(?: (?:hire|rentals?))?|bounce house(?: rentals?)?|(?:kids|children.?s) entertain\w+|face paint(?:ing|ers?)|gender reveals?|clowns?)\b|luftballon|kindergeburtstag|hüpfburg|partydeko|junggesell|ballons? (?:hélium|gonflable|personnalis)|anniversaires? (?:enfants?|pour enfants?)|châteaux? gonflables?|\benterrement de vie|\bglobos?\b|fiestas? (?:infantil|de cumpleaños)|castillos? hinchables?|despedidas? de solter|palloncin|fest[ae] (?:di compleanno|per bambini|per feste)|addio al (?:celibato|nubilato)|balões\b|festas? (?:infant|de aniversário)|decoração de festas?|воздушн\p{L}+ шар|детск\p{L}+ праздник|バルーン|誕生日パーティ|气球|생일 ?파티|풍선/iu,
    'balloons',
  ],
  [
    /\b(?:church(?:es)?(?: (?:services?|events?|groups?|camps?|retreats?|picnics?|fundraisers?|concerts?|choirs?|fetes?|fairs?|conferences?|plants?|youth|anniversar\w+))?|chapels?|worship(?: \w+)?|sunday (?:services?|schools?)|bible (?:stud(?:y|ies)|groups?|schools?|camps?|courses?|apps?)?|ministr(?:y|ies)|parish(?: \w+)?|christian (?:retreats?|schools?|camps?|counsel\w+|conferences?|fellowships?)|(?:christmas|easter|carol) services?|alpha course|vacation bible school|pilgrimages?)\b|\bkirche|gottesdienst|kirchengemeinde|bibelkreis|konfirmand|\béglises?\b|paroisse|pèlerinage|\biglesias?\b|parroquia|\bchies[ae]\b|parrocchia|pellegrinaggi|\bigrejas?\b|paróquia|\bculto\b|церков|храм|教会|教堂|교회|كنيسة/iu,
    'church',
  ],
  [
    /\b(?:packaging(?: (?:supplies|design|solutions?|materials?))?|(?:cardboard|mailing|shipping|moving|packing|custom|gift) box(?:es)?|bubble wrap)\b|verpackung|umzugskarton|emballages?\b|embalaj|imballagg|embalagens?\b|упаковк|梱包|包装|포장/iu,
    'parcel',
  ],
  [
    /\b(?:jobs?(?: (?:boards?|fairs?|openings?|alerts?))?|(?:we are |now )?hiring|careers?(?: (?:fairs?|advice|change|days?))?|vacanc(?:y|ies)|(?:recruit(?:ment|ing)|staffing|employment) (?:agency|agencies|services?|firms?|compan(?:y|ies)|partners?)|recruiters?|head ?hunt\w+|temp agenc(?:y|ies))\b|stellenangebot|\bjobs\b|jobbörse|personalvermittl|zeitarbeit|offres? d.emploi|recrutement|intérim\b|ofertas? de empleo|\bempleos?\b|offert[ae] di lavoro|agenzia per il lavoro|vagas? de emprego|вакансии|求人|転職|招聘|구인|채용|وظائف/iu,
    'briefcase',
  ],
];
