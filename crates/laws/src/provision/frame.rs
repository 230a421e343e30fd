//! The scope of the Laws, and whom they bind.

subject! { $ frame
    //                          2005      2009 2014       2017      2018 2023
    ScopeOfTheLaws (record)     "Intro"   =    =          =         =    =
    CasesNotRegulated (arbiter) "Preface" =    "?Preface" "Preface" =    =
    FederationHouseRules (record)
        ["Preface.a", "Preface.b", "Preface.c"] = - - - -
    RatedOnlyUnderTheLaws (record)
        - - "?Preface.rating" "Preface.rating" = =
    RulingsByFide (arbiter)     "14.1"    =    "?Preface" "Preface" =    =
}
